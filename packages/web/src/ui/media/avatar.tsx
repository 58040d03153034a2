import { useState } from 'react'
import styles from './avatar.module.css'
import { cx } from '../cx.ts'

export interface AvatarProps {
  /** Whose it is; the first letter stands in when there is no picture. */
  name: string
  src?: string | undefined
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined
  /** Set beside the written name, so that it is not read aloud twice. */
  decorative?: boolean | undefined
}

const SIDE = { small: 32, medium: 44, large: 64, huge: 96 }

/** A person's or a shop's round picture. */
export function Avatar({ name, src, size = 'medium', decorative = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const side = SIDE[size]
  const className = cx(styles.avatar, styles[size])
  const alt = decorative ? '' : name
  if (src && src !== failed) {
    return (
      <img
        className={className}
        src={src}
        alt={alt}
        width={side}
        height={side}
        decoding="async"
        onError={() => setFailed(src)}
      />
    )
  }
  const [initial = ''] = name.trim()
  return (
    <span
      className={className}
      role={decorative ? undefined : 'img'}
      aria-label={alt || undefined}
      aria-hidden={decorative || undefined}
    >
      {initial.toUpperCase()}
    </span>
  )
}
