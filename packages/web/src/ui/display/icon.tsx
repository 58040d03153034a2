import type { ComponentType } from 'react'

export interface DrawnIconProps {
  size?: number | string
  strokeWidth?: number | string
  className?: string
  fill?: string
}

/** A lucide icon, imported on its own: `import Truck from 'lucide-react/icons/truck'`. */
export type DrawnIcon = ComponentType<DrawnIconProps>

export interface IconProps {
  of: DrawnIcon
  size?: number | undefined
  className?: string | undefined
  /** The filled form, for what is selected (tab bar, favourite). */
  filled?: boolean | undefined
}

/** Draws an icon in the project's size and stroke. It is hidden from screen readers: the control around it has the name. */
export function Icon({ of: Drawn, size = 24, className = '', filled = false }: IconProps) {
  return <Drawn size={size} strokeWidth={1.75} className={className} fill={filled ? 'currentColor' : 'none'} />
}
