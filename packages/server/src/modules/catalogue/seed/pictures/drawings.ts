import { TILES } from './families/tiles.ts';
import { FLOORS } from './families/floors.ts';
import { WALLS } from './families/walls.ts';
import { MASONRY } from './families/masonry.ts';
import { BOARDS } from './families/boards.ts';
export const DRAWINGS: any = { ...TILES, ...FLOORS, ...WALLS, ...MASONRY, ...BOARDS };
