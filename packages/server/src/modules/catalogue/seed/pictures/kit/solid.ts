import { darken, lighten, mix } from './colour.ts';
import type { Tone } from './colour.ts';
import { group, path } from './svg.ts';
import type { Stop } from './svg.ts';
import type { Pen } from './pen.ts';

/** How a round matt body darkens from lit side to shade, with light thrown back at its edge. */
export const roundStops = (tone: Pick<Tone, 'base'>): readonly Stop[] => [
  [0, darken(tone.base, 0.2)], [0.1, tone.base], [0.3, lighten(tone.base, 0.42)], [0.46, lighten(tone.base, 0.16)],
  [0.74, darken(tone.base, 0.16)], [0.93, darken(tone.base, 0.36)], [1, darken(tone.base, 0.22)],
];

/** How polished metal breaks a room into bands. */
export const metalStops = (tone: Tone): readonly Stop[] => [
  [0, darken(tone.base, 0.55)], [0.05, darken(tone.base, 0.2)], [0.14, lighten(tone.base, 0.5)], [0.24, lighten(tone.base, 0.88)],
  [0.34, lighten(tone.base, 0.4)], [0.46, tone.base], [0.6, darken(tone.base, 0.44)], [0.7, darken(tone.base, 0.2)],
  [0.84, lighten(tone.base, 0.55)], [0.93, tone.base], [1, darken(tone.base, 0.6)],
];

/** The banded look for metals, the soft one for the rest. */
export const bodyStops = (tone: Tone): readonly Stop[] => (tone.isMetal ? metalStops(tone) : roundStops(tone));

export interface TubeLook {
  readonly width: number;
  readonly tone: Tone;
  readonly cap?: 'round' | 'butt';
}

/** A bent tube along a path: strokes laid over each other from the edge to the light. */
export function tube(pen: Pen, line: string, { width, tone, cap = 'butt' }: TubeLook): string {
  const stroke = (share: number, colour: string): string =>
    path(line, { fill: 'none', stroke: colour, 'stroke-width': width * share, 'stroke-linecap': cap, 'stroke-linejoin': 'round' });
  const own = pen.mask(path(line, { fill: 'none', stroke: '#fff', 'stroke-width': width, 'stroke-linecap': cap, 'stroke-linejoin': 'round' }));
  const bands = tone.isMetal
    ? [stroke(1, darken(tone.base, 0.55)), stroke(0.9, lighten(tone.base, 0.4)), stroke(0.68, darken(tone.base, 0.3)), stroke(0.46, tone.base), stroke(0.3, lighten(tone.base, 0.25))]
    : [stroke(1, darken(tone.base, 0.34)), stroke(0.84, darken(tone.base, 0.1)), stroke(0.66, tone.base), stroke(0.44, lighten(tone.base, 0.14))];
  const shine = group({ transform: `translate(${-width * 0.13} ${-width * 0.13})` },
    [stroke(tone.isMetal ? 0.26 : 0.24, lighten(tone.base, tone.isMetal ? 0.92 : 0.55))]);
  return group({ mask: own }, [group({ filter: pen.blur(width * 0.045) }, bands), group({ filter: pen.blur(width * 0.05), opacity: tone.isMetal ? 0.95 : 0.7 }, [shine])]);
}

/** Shade for a face turned from the light. */
export const shaded = (colour: string, share: number): string => mix(colour, '#37322d', share);
