import { BOARDS } from './families/boards.ts'
import { CERAMICS } from './families/ceramics.ts'
import { DOORS } from './families/doors.ts'
import { ELECTRIC } from './families/electric.ts'
import { ELECTRIC_BOXES } from './families/electric-boxes.ts'
import { ELECTRIC_LIGHTS } from './families/electric-lights.ts'
import { FITTINGS } from './families/fittings.ts'
import { FLOORS } from './families/floors.ts'
import { FURNISHING } from './families/furnishing.ts'
import { HARDWARE } from './families/hardware.ts'
import { HARDWARE_FIXINGS } from './families/hardware-fixings.ts'
import { HARDWARE_TOOLS } from './families/hardware-tools.ts'
import { KITCHEN } from './families/kitchen.ts'
import { MASONRY } from './families/masonry.ts'
import { PLUMBING } from './families/plumbing.ts'
import { TILES } from './families/tiles.ts'
import { WALLS } from './families/walls.ts'
import type { Family } from './kit/drawing.ts'
import type { PictureSubject } from './subjects.ts'

/** Every subject with its drawing: a subject without one does not compile. */
export const DRAWINGS: Family<PictureSubject> = {
  ...TILES,
  ...FLOORS,
  ...WALLS,
  ...CERAMICS,
  ...FITTINGS,
  ...KITCHEN,
  ...DOORS,
  ...HARDWARE,
  ...HARDWARE_FIXINGS,
  ...HARDWARE_TOOLS,
  ...PLUMBING,
  ...ELECTRIC,
  ...MASONRY,
  ...BOARDS,
  ...FURNISHING,
  ...ELECTRIC_BOXES,
  ...ELECTRIC_LIGHTS,
}
