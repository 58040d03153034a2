import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { showToast } from '../feedback/toast.tsx'
import { useUiTexts } from '../texts.tsx'
import type { ImageViewerProps } from './image-viewer.tsx'

let loaded: ComponentType<ImageViewerProps> | undefined

async function fetchViewer(): Promise<ComponentType<ImageViewerProps> | undefined> {
  // Browsers remember a failed import for as long as the document lives: none is begun without a network.
  if (!loaded && navigator.onLine) loaded = (await import('./image-viewer.tsx')).ImageViewer
  return loaded
}

/** The viewer of pictures, fetched when one is first opened. Where it cannot be had it says why and closes, so that a later tap tries again. */
export function LazyViewer(props: ImageViewerProps) {
  const texts = useUiTexts()
  const [Viewer, setViewer] = useState(() => loaded)
  const fail = useEffectEvent(() => {
    showToast(navigator.onLine ? texts.pictureFailed : texts.offline, { kind: 'error' })
    props.onClose()
  })
  useEffect(() => {
    if (Viewer) return
    let isWanted = true
    const show = (found: typeof loaded) => {
      if (!isWanted) return
      if (found) setViewer(() => found)
      else fail()
    }
    fetchViewer().then(show, () => show(undefined))
    return () => {
      isWanted = false
    }
  }, [Viewer])
  return Viewer && <Viewer {...props} />
}
