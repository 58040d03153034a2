import { UPLOAD_MAX_BYTES, UPLOAD_MAX_MB } from '@zhujia/contract/core/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { uploadImage } from '#entities/files/upload-image.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { middleSquare } from '#features/account/square.ts'

interface Avatar {
  /** What to save: a new upload, null for no avatar, undefined for no change. */
  fileId: string | null | undefined
  /** The preview. */
  src: string | undefined
}

/** A new avatar during the upload: cut to a square, shown at once, uploaded with its progress; saved with the profile. */
export function useAvatar(current: string | undefined) {
  const t = useTexts('account')
  const [avatar, setAvatar] = useState<Avatar>({ fileId: undefined, src: current })
  const [percent, setPercent] = useState<number>()
  const [error, setError] = useState<string>()
  const sending = useRef<AbortController>(undefined)
  const shown = useRef<string>(undefined)

  const forget = () => {
    sending.current?.abort()
    if (shown.current) URL.revokeObjectURL(shown.current)
    shown.current = undefined
  }
  useEffect(() => forget, [])

  const send = async (square: Blob, signal: AbortSignal) => {
    const options = { file: square, fileName: 'avatar.jpg', signal, onProgress: setPercent }
    const { id, picture } = await uploadImage('avatar', options)
    setAvatar({ fileId: id, src: picture.small })
  }
  const choose = async (file: File) => {
    setError(undefined)
    if (file.size > UPLOAD_MAX_BYTES) return setError(t('edit.tooLarge', { mb: UPLOAD_MAX_MB }))
    forget()
    const { signal } = (sending.current = new AbortController())
    setPercent(0)
    const square = await middleSquare(file)
    shown.current = URL.createObjectURL(square)
    setAvatar({ fileId: undefined, src: shown.current })
    await runAction(
      () => send(square, signal),
      ({ kind, message }) => {
        if (kind === 'aborted') return
        setAvatar({ fileId: undefined, src: current })
        setError(message)
      },
    )
    if (!signal.aborted) setPercent(undefined)
  }
  return {
    ...avatar,
    percent,
    error,
    choose: (file: File) => void choose(file),
    remove: () => {
      forget()
      setPercent(undefined)
      setError(undefined)
      setAvatar({ fileId: null, src: undefined })
    },
  }
}
