import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#platform/api-client/api-error.ts'
import { upload } from '#platform/api-client/api.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { middleSquare } from '../square.ts'

const BYTES_MAX = 10 * 1024 * 1024

interface Avatar {
  /** What to save: a new upload, null for none, undefined for the one that stands. */
  fileId: string | null | undefined
  /** What to show meanwhile. */
  src: string | undefined
}

/** A new avatar on its way: cut to a square here, shown at once, uploaded with its progress; saved with the profile. */
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
    const options = { file: square, fileName: 'avatar.jpg', mask: false, toast: false, signal, onProgress: setPercent }
    const { id, picture } = await upload('files.uploadImage', { body: { purpose: 'avatar' } }, options)
    setAvatar({ fileId: id, src: picture.small })
  }
  const choose = async (file: File) => {
    setError(undefined)
    if (file.size > BYTES_MAX) return setError(t('edit.tooLarge'))
    forget()
    const { signal } = (sending.current = new AbortController())
    setPercent(0)
    const square = await middleSquare(file)
    shown.current = URL.createObjectURL(square)
    setAvatar({ fileId: undefined, src: shown.current })
    try {
      await send(square, signal)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (failure.kind === 'aborted') return undefined
      setAvatar({ fileId: undefined, src: current })
      setError(failure.message)
    }
    return setPercent(undefined)
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
