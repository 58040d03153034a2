import 'react-easy-crop/react-easy-crop.css'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import { Button } from '../action/button.tsx'
import { Icon } from '../display/icon.tsx'
import { Sheet } from '../overlay/sheet.tsx'
import styles from './crop-sheet.module.css'

/** A part of a picture, in its own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

export interface CropSheetProps {
  /** The picture's address. */
  src: string
  texts: { title: string; area: string; hint: string; zoom: string; use: string }
  onUse: (area: Area) => void
  onClose: () => void
}

const MAX_ZOOM = 4
const START = { x: 0, y: 0 }

/**
 * Chooses a square of a picture, which is shown round: by dragging, pinching, the wheel, the slider or the arrow keys. It brings the
 * library with it, so it is imported when a picture was chosen.
 */
export function CropSheet({ src, texts, onUse, onClose }: CropSheetProps) {
  const [crop, setCrop] = useState(START)
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const hintId = useId()
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title}
      footer={
        <Button block size="large" disabled={!area} onClick={() => area && onUse(area)}>
          {texts.use}
        </Button>
      }
    >
      <div className={styles.stage}>
        <Cropper
          image={src}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="cover"
          keyboardStep={10}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': texts.area, 'aria-describedby': hintId }}
          classes={{ cropAreaClassName: styles.area ?? '' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
        />
      </div>
      <div className={styles.zoom}>
        <Icon of={ZoomOut} size={20} />
        <input
          type="range"
          aria-label={texts.zoom}
          className={styles.slider}
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
        <Icon of={ZoomIn} size={20} />
      </div>
      <p id={hintId} className={styles.hint}>
        {texts.hint}
      </p>
    </Sheet>
  )
}
