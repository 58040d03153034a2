import type { Translated } from '#platform/i18n/types.ts'
import type source from '../zh-Hans/measure.ts'

export default {
  open: 'Calculate by area',
  row: { label: 'Quantity needed', hint: 'Enter an area or a room to see what to buy' },
  title: 'Quantity needed',
  mode: { label: 'Calculate by', area: 'Area', room: 'Room' },
  surface: { label: 'Where it goes', floor: 'Floor', walls: 'Walls' },
  size: {
    area: 'Area',
    length: 'Length',
    width: 'Width',
    height: 'Height',
    openings: 'Doors and windows',
    openingsHint: 'Leave empty if none',
    wrong: 'A number with at most two decimals',
  },
  loss: 'Waste',
  laying: {
    label: 'Laying pattern',
    straight: 'Straight',
    diagonal: 'Diagonal',
    herringbone: 'Herringbone',
    maker: 'Shop’s advice',
  },
  result: {
    label: 'Result',
    empty: 'Fill in the size to see quantity, surplus and price',
    needed: 'Needed with waste',
    buy: 'Buy',
    bought: 'Area bought',
    covers: 'Covers',
    surplus: 'Surplus',
    total: 'Total',
    basis: 'One unit counts as “{basis}”',
  },
  tooMuch: 'At most {amount} at once: please calculate it in parts',
  short: 'Only {amount} in stock, too little for this area',
  shortLot: 'One batch has {amount} at most, too little for this area; batches differ in shade',
  apply: 'Use {amount}',
  applyNothing: 'Use this quantity',
} satisfies Translated<typeof source>
