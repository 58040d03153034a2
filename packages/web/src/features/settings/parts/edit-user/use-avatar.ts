import { type ComponentType, useEffect, useRef, useState } from 'react'
import { uploadImage } from '#entities/files/upload-image.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import type { Area, CropSheetProps } from '#ui/media/crop-sheet.tsx'
import { cutSquare, isHeic } from '#features/settings/square.ts'

/** A chosen picture that is being cropped. */
interface Chosen {
  picture: ImageBitmap
  src: string
  CropSheet: ComponentType<CropSheetProps>
}

interface Failure {
  message: string
  /** The square whose upload failed, to send it again. */
  square?: Blob
}

async function loadCropSheet(): Promise<ComponentType<CropSheetProps> | undefined> {
  // Browsers remember a failed import for as long as the document lives: none is begun without a network.
  if (!navigator.onLine) return undefined
  return (await import('#ui/media/crop-sheet.tsx').catch(() => undefined))?.CropSheet
}

/** The upload of a square, one at a time, with its progress and its own failure. */
function useUpload(onUploaded: (fileId: string, src: string) => void) {
  const [percent, setPercent] = useState<number>()
  const [failure, setFailure] = useState<Failure>()
  const sending = useRef<AbortController>(undefined)
  const stop = () => {
    sending.current?.abort()
    setPercent(undefined)
    setFailure(undefined)
  }
  useEffect(() => () => sending.current?.abort(), [])
  const send = async (square: Blob) => {
    stop()
    const { signal } = (sending.current = new AbortController())
    setPercent(0)
    await runAction(
      async () => {
        const options = { file: square, fileName: 'avatar.jpg', signal, onProgress: setPercent }
        const { id, picture } = await uploadImage('avatar', options)
        onUploaded(id, picture.small)
      },
      ({ kind, message }) => kind !== 'aborted' && setFailure({ message, square }),
    )
    if (!signal.aborted) setPercent(undefined)
  }
  return { percent, failure, setFailure, stop, send }
}

/** A new avatar: chosen, cropped on the device, uploaded; it is saved with the profile. */
export function useAvatar(current: string | undefined) {
  const t = useTexts('settings')
  /** What to save: a new upload, null for no avatar, undefined for no change. */
  const [avatar, setAvatar] = useState<{ fileId: string | null | undefined; src: string | undefined }>({
    fileId: undefined,
    src: current,
  })
  const [chosen, setChosen] = useState<Chosen>()
  const upload = useUpload((fileId, src) => setAvatar({ fileId, src }))
  const shown = useRef<Chosen>(undefined)

  const close = () => {
    shown.current?.picture.close()
    if (shown.current) URL.revokeObjectURL(shown.current.src)
    shown.current = undefined
    setChosen(undefined)
  }
  useEffect(() => close, [])

  const choose = async (file: File) => {
    upload.stop()
    const [picture, CropSheet] = await Promise.all([createImageBitmap(file).catch(() => undefined), loadCropSheet()])
    if (!picture) return upload.setFailure({ message: t(isHeic(file) ? 'edit.heic' : 'edit.unreadable') })
    if (!CropSheet) return upload.setFailure({ message: t('crop.failed') })
    shown.current = { picture, src: URL.createObjectURL(file), CropSheet }
    setChosen(shown.current)
  }
  const take = async (area: Area) => {
    if (!chosen) return
    const square = await cutSquare(chosen.picture, area)
    close()
    await upload.send(square)
  }
  const { percent, failure } = upload
  return {
    ...avatar,
    percent,
    failure,
    chosen,
    hasChanged: avatar.fileId !== undefined || percent !== undefined || failure?.square !== undefined,
    choose: (file: File) => void choose(file),
    take: (area: Area) => void take(area),
    close,
    again: () => failure?.square && void upload.send(failure.square),
    remove: () => {
      upload.stop()
      // Back to none: where there was none, nothing has changed.
      setAvatar({ fileId: current === undefined ? undefined : null, src: undefined })
    },
  }
}
