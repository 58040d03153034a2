import { useEffect, useRef, useState } from 'react'
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_MB } from '@zhujia/contract/core/limits.ts'
import { REVIEW_PHOTOS_MAX } from '@zhujia/contract/reviews/states.ts'
import { uploadImage } from '#entities/files/upload-image.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import { shrink } from './shrink.ts'

/** A photo during its upload: shown at once from the device, then stored. */
export interface Photo {
  key: string
  /** From the device, for as long as the page stands. */
  src: string
  file: File
  /** 0 to 100 while it is being sent. */
  percent: number
  /** Set when it is stored. */
  id?: string
  /** Why it is not. */
  error?: string
}

export interface Photos {
  list: readonly Photo[]
  /** All are stored. */
  isReady: boolean
  /** One is being sent. */
  isSending: boolean
  ids: () => string[]
  choose: (files: readonly File[]) => void
  retry: (key: string) => void
  remove: (key: string) => void
}

/** Photos for a review: each is made smaller, uploaded by itself with its progress, tried again or taken away. */
export function usePhotos(): Photos {
  const t = useTexts('reviews')
  const [list, setList] = useState<readonly Photo[]>([])
  const sending = useRef(new Map<string, AbortController>())
  const shown = useRef(new Set<string>())
  useEffect(
    () => () => {
      for (const stop of sending.current.values()) stop.abort()
      for (const src of shown.current) URL.revokeObjectURL(src)
    },
    [],
  )
  const change = (key: string, values: Partial<Photo>) =>
    setList((all) => all.map((photo) => (photo.key === key ? { ...photo, ...values } : photo)))

  const send = async (photo: Photo) => {
    const stop = new AbortController()
    sending.current.set(photo.key, stop)
    const store = async () => {
      const file = await shrink(photo.file)
      const options = {
        file,
        fileName: photo.file.name,
        signal: stop.signal,
        onProgress: (percent: number) => change(photo.key, { percent }),
      }
      const { id } = await uploadImage('review', options)
      change(photo.key, { id, percent: 100 })
    }
    await runAction(store, ({ kind, message }) => {
      if (kind !== 'aborted') change(photo.key, { error: message })
    }).finally(() => sending.current.delete(photo.key))
  }
  const choose = (files: readonly File[]) => {
    const fits = files.filter(({ size }) => size <= UPLOAD_MAX_BYTES)
    if (fits.length < files.length) showToast(t('photos.tooLarge', { mb: UPLOAD_MAX_MB }))
    const room = REVIEW_PHOTOS_MAX - list.length
    if (fits.length > room) showToast(t('photos.tooMany', { max: REVIEW_PHOTOS_MAX }))
    const added = fits
      .slice(0, room)
      .map((file): Photo => ({ key: crypto.randomUUID(), src: URL.createObjectURL(file), file, percent: 0 }))
    for (const { src } of added) shown.current.add(src)
    setList((all) => [...all, ...added])
    for (const photo of added) void send(photo)
  }
  return {
    list,
    isReady: list.every(({ id }) => id !== undefined),
    isSending: list.some(({ id, error }) => id === undefined && error === undefined),
    ids: () => list.flatMap(({ id }) => id ?? []),
    choose,
    retry: (key) => {
      const photo = list.find((one) => one.key === key)
      if (!photo) return
      const { error: _error, ...again } = { ...photo, percent: 0 }
      setList((all) => all.map((one) => (one.key === key ? again : one)))
      void send(again)
    },
    remove: (key) => {
      sending.current.get(key)?.abort()
      setList((all) => all.filter((photo) => photo.key !== key))
    },
  }
}
