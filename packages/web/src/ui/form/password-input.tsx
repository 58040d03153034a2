import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { TextInput, type TextInputProps } from './text-input.tsx'
import { useUiTexts } from '../texts.tsx'

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'after' | 'clearable'>

/** A password that can be shown. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordInput(props: PasswordInputProps) {
  const texts = useUiTexts()
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <IconButton
          label={shown ? texts.hidePassword : texts.showPassword}
          icon={shown ? Eye : EyeOff}
          iconSize={20}
          tone="hint"
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
