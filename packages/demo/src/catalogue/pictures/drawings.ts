import { BATH_CERAMICS } from './families/bath-ceramics.ts'
import { BATH_FITTINGS } from './families/bath-fittings.ts'
import { BOARDS } from './families/boards.ts'
import { BOARDS_SHEETS } from './families/boards-sheets.ts'
import { CERAMICS } from './families/ceramics.ts'
import { DOORS } from './families/doors.ts'
import { DOORS_GLASS } from './families/doors-glass.ts'
import { ELECTRIC } from './families/electric.ts'
import { ELECTRIC_BOXES } from './families/electric-boxes.ts'
import { ELECTRIC_LIGHTS } from './families/electric-lights.ts'
import { FITTINGS } from './families/fittings.ts'
import { FLOORS } from './families/floors.ts'
import { FLOORS_LAID } from './families/floors-laid.ts'
import { FURNISHING } from './families/furnishing.ts'
import { FURNISHING_SOFT } from './families/furnishing-soft.ts'
import { HARDWARE } from './families/hardware.ts'
import { HARDWARE_FIXINGS } from './families/hardware-fixings.ts'
import { HARDWARE_MEASURING } from './families/hardware-measuring.ts'
import { HARDWARE_TOOLS } from './families/hardware-tools.ts'
import { HINGES } from './families/hinges.ts'
import { KITCHEN } from './families/kitchen.ts'
import { KITCHEN_APPLIANCES } from './families/kitchen-appliances.ts'
import { MASONRY } from './families/masonry.ts'
import { MASONRY_BLOCKS } from './families/masonry-blocks.ts'
import { PLUMBING } from './families/plumbing.ts'
import { PLUMBING_HEATING } from './families/plumbing-heating.ts'
import { SITE_VARIANTS } from './families/site-variants.ts'
import { SMART_TOILETS } from './families/smart-toilets.ts'
import { TILES } from './families/tiles.ts'
import { TILES_LAID } from './families/tiles-laid.ts'
import { TOILETS } from './families/toilets.ts'
import { VARIANTS } from './families/variants.ts'
import { WALLS } from './families/walls.ts'
import { WALLS_COVERING } from './families/walls-covering.ts'
import { WALLS_PAINT } from './families/walls-paint.ts'
import type { Family } from './kit/drawing.ts'
import type { PictureSubject } from './subjects.ts'

/** Every subject with its drawing: a subject without one does not compile. */
export const DRAWINGS: Family<PictureSubject> = {
  ...TILES,
  ...TILES_LAID,
  ...FLOORS,
  ...FLOORS_LAID,
  ...WALLS,
  ...WALLS_COVERING,
  ...WALLS_PAINT,
  ...CERAMICS,
  ...BATH_CERAMICS,
  ...FITTINGS,
  ...BATH_FITTINGS,
  ...KITCHEN,
  ...KITCHEN_APPLIANCES,
  ...DOORS,
  ...DOORS_GLASS,
  ...HARDWARE,
  ...HARDWARE_FIXINGS,
  ...HARDWARE_MEASURING,
  ...HARDWARE_TOOLS,
  ...PLUMBING,
  ...PLUMBING_HEATING,
  ...ELECTRIC,
  ...ELECTRIC_BOXES,
  ...ELECTRIC_LIGHTS,
  ...MASONRY,
  ...MASONRY_BLOCKS,
  ...BOARDS,
  ...BOARDS_SHEETS,
  ...FURNISHING,
  ...FURNISHING_SOFT,
  ...TOILETS,
  ...SMART_TOILETS,
  ...HINGES,
  ...SITE_VARIANTS,
  ...VARIANTS,
}
