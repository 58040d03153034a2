// The list of everything that can be drawn. A subject's drawing stands in the
// family file of the same group (tiles.ts, bath.ts …); adding one means one
// entry here and one function there, and a test fails until both exist.

export const PICTURE_SUBJECTS = [
  // tiles and stone
  'floor-tile',
  'wall-tile',
  'wood-tile',
  'paving-tile',
  'mosaic',
  'stone-slab',
  'terrazzo-tile',
  'hex-tile',
  'subway-tile',
  'tile-leveler',
  'quartz-counter',
  // floors
  'wood-floor',
  'herringbone-floor',
  'spc-floor',
  'skirting',
  'edge-trim',
  'bamboo-floor',
  'carpet-tile',
  'floor-underlay',
  'decking',
  // walls and paint
  'wallpaper',
  'paint-bucket',
  'putty-bag',
  'wall-cloth',
  'lacquer-can',
  'primer-bucket',
  'art-paint',
  'wall-panel',
  'moulding',
  'paint-roller',
  'masking-film',
  // bathroom
  'toilet',
  'smart-toilet',
  'basin',
  'vanity',
  'basin-tap',
  'shower-set',
  'shower-screen',
  'towel-rail',
  'floor-drain',
  'angle-valve',
  'squat-pan',
  'bathtub',
  'led-mirror',
  'bath-heater',
  'hand-shower',
  'paper-holder',
  'corner-basket',
  'bidet-spray',
  'braided-hose',
  // kitchen
  'kitchen-sink',
  'kitchen-tap',
  'cabinet',
  'range-hood',
  'gas-hob',
  'drawer-basket',
  'water-purifier',
  'food-disposer',
  'dishwasher',
  'oven',
  // doors, windows, wardrobes
  'interior-door',
  'window',
  'wardrobe',
  'door-lock',
  'smart-lock',
  'sliding-door',
  'entry-door',
  'window-screen',
  'glass-partition',
  // hardware and tools
  'hinge',
  'drawer-slide',
  'hand-drill',
  'screws',
  'sealant',
  'cabinet-handle',
  'door-stop',
  'ladder',
  'tape-measure',
  'laser-level',
  'tile-cutter',
  'gloves',
  'anchor-bolt',
  'foam-can',
  // water and heating
  'ppr-pipe',
  'ppr-fitting',
  'drain-pipe',
  'water-heater',
  'radiator',
  'ball-valve',
  'manifold',
  'heating-pipe',
  'pipe-insulation',
  'boiler',
  'circulation-pump',
  // electricity and light
  'cable-roll',
  'pvc-conduit',
  'switch-panel',
  'socket-panel',
  'breaker',
  'downlight',
  'ceiling-lamp',
  'junction-box',
  'distribution-box',
  'led-strip',
  'pendant-lamp',
  'track-light',
  'exhaust-fan',
  'network-cable',
  'wall-lamp',
  // masonry
  'cement-bag',
  'sand-bag',
  'tile-adhesive',
  'waterproof-bucket',
  'grout',
  'brick',
  'aerated-block',
  'plaster-mesh',
  'levelling-bag',
  'trowel',
  'membrane-roll',
  // boards and ceilings
  'gypsum-board',
  'plywood',
  'steel-stud',
  'ceiling-panel',
  'osb',
  'mdf',
  'eco-board',
  'cornice',
  'acoustic-panel',
  'mineral-wool',
  // furnishing
  'curtain',
  'roller-blind',
  'rug',
  'curtain-rod',
] as const

export type PictureSubject = (typeof PICTURE_SUBJECTS)[number]

/** Colours and finishes by name, so that a SKU says 胡桃 and not a hex value. */
export const HUE_KEYS = [
  'white',
  'ivory',
  'beige',
  'sand',
  'light-grey',
  'grey',
  'dark-grey',
  'black',
  'maple',
  'oak',
  'smoked-oak',
  'walnut',
  'cherry',
  'sage',
  'green',
  'teal',
  'blue',
  'mist',
  'navy',
  'terracotta',
  'red',
  'orange',
  'yellow',
  'pink',
  'chrome',
  'nickel',
  'gunmetal',
  'brass',
  'copper',
] as const

export type HueKey = (typeof HUE_KEYS)[number]

const PICTURE_VIEWS = ['front', 'detail', 'scene'] as const
export type PictureView = (typeof PICTURE_VIEWS)[number]

/** Subjects that can also be shown in a room. */
export const SCENE_SUBJECTS = [
  'floor-tile',
  'wood-floor',
  'wallpaper',
  'paint-bucket',
  'toilet',
  'shower-set',
  'ceiling-lamp',
  'interior-door',
  'bathtub',
  'rug',
  'glass-partition',
  'terrazzo-tile',
  'pendant-lamp',
  'wall-panel',
  'acoustic-panel',
] as const satisfies readonly PictureSubject[]

/** One picture of a subject. The same look always gives the same drawing. */
export interface PictureLook {
  readonly hue?: HueKey
  readonly view?: PictureView
  readonly seed: number
}

export const LOGO_KEYS = [
  'yanye',
  'muqi',
  'jiangcai',
  'taomo',
  'yunshi',
  'jiyu',
  'heshu',
  'qianshi',
  'sehuo',
  'zhijing',
  'yubu',
  'lanting',
  'zaoli',
  'shanshi',
  'mingqi',
  'muqiao',
  'shouxi',
  'lichui',
  'quanluo',
  'nuanjing',
  'dianmo',
  'guangyu',
  'tutuo',
  'banzhang',
] as const
export type LogoKey = (typeof LOGO_KEYS)[number]

export const BANNER_KEYS = ['living-room', 'bathroom', 'materials'] as const
export type BannerKey = (typeof BANNER_KEYS)[number]

/** Views that a subject has. */
export function viewsOf(subject: PictureSubject): readonly PictureView[] {
  return (SCENE_SUBJECTS as readonly PictureSubject[]).includes(subject) ? PICTURE_VIEWS : ['front', 'detail']
}
