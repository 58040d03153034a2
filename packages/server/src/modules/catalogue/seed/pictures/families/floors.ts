import { block, frontOf, onFace, rightOf, topOf } from '../kit/camera.ts';
import type { Camera, Point3 } from '../kit/camera.ts';
import { darken, lighten, mix } from '../kit/colour.ts';
import type { Family } from '../kit/drawing.ts';
import { extrude } from '../kit/extrude.ts';
import { wood, woodTile } from '../kit/material.ts';
import type { Shape } from '../kit/material.ts';
import type { Pen } from '../kit/pen.ts';
import { livingRoom } from '../kit/room.ts';
import { shaded } from '../kit/solid.ts';
import { stage } from '../kit/stage.ts';
import { cast, plain } from '../kit/studio.ts';
import { d, group, path, rect, times } from '../kit/svg.ts';
import type { Box, Point } from '../kit/svg.ts';

const board = (box: Box): Shape => (paint) => rect(box, { ...paint });
const isPale = (pen: Pen): boolean => ['white', 'ivory', 'light-grey', 'grey'].includes(pen.hue);
/** Greys are wood too here: washed oak. */
const timber = (pen: Pen): string => (isPale(pen) ? mix(pen.tone.base, '#b49a7c', 0.22) : pen.tone.base);

/** A fan of sample boards, from above, with the click groove along one edge. */
function fan(pen: Pen): string {
  const one = (index: number): string => {
    const box: Box = [505, 130, 190, 880];
    const colour = mix(timber(pen), index % 2 === 0 ? '#ffffff' : '#3b2a1c', index % 2 === 0 ? 0.08 : 0.05);
    const light = pen.linear([0, 0, 1, 0.4], [[0, '#fff', 0.3], [0.5, '#fff', 0.04], [1, '#000', 0.12]]);
    const parts = [cast(pen, rect(box, {}), [10, 14]), rect([498, 130, 10, 880], { fill: '#b98f5f' }), rect([498, 130, 3, 880], { fill: '#6e4f30' }),
      rect(box, { fill: woodTile(pen, box, { colour, along: 'y', shift: index * 5, scale: 0.9 }) }), rect(box, { fill: light }),
      rect([box[0], box[1], 3, box[3]], { fill: '#fff', opacity: 0.4 }), rect([box[0] + box[2] - 3, box[1], 3, box[3]], { fill: '#000', opacity: 0.3 }), rect([box[0], box[1] + box[3] - 8, box[2], 8], { fill: darken(colour, 0.45) })];
    return group({ transform: `rotate(${-27 + index * 18} 600 1180)` }, parts);
  };
  return plain(pen) + times(4, one).join('');
}

function boards(pen: Pen, rows: number, scale: number): string {
  const height = 1200 / rows;
  return times(rows, (index) => {
    const box: Box = [-20, index * height, 1240, height - 3];
    return wood(pen, board(box), { colour: mix(timber(pen), '#ffffff', (index % 3) * 0.05), shift: index * 7, scale })
      + rect([-20, index * height, 1240, 3], { fill: '#fff', opacity: 0.3 });
  }).join('');
}

const boardsDetail = (pen: Pen): string => rect([0, 0, 1200, 1200], { fill: darken(timber(pen), 0.72) }) + boards(pen, 4, 1.6)
  + rect([742, 0, 3, 300], { fill: darken(timber(pen), 0.7) }) + rect([328, 600, 3, 300], { fill: darken(timber(pen), 0.7) })
  + rect([0, 0, 1200, 1200], { fill: pen.linear([0, 0, 1, 1], [[0, '#fff', 0.34], [0.5, '#fff', 0.02], [1, '#000', 0.16]]) });

const floorScene = (pen: Pen): string => livingRoom(pen, {
  floor: (shape) => wood(pen, shape, { colour: timber(pen), scale: 1.2 }),
  joint: { colour: darken(timber(pen), 0.55), across: 460, isStaggered: true }, gloss: 0.3, wall: '#ece8e1',
});

/** All boards that lie one way, as one outline, so that their grain is one field. */
function bones(isUpright: boolean, width: number, reach: number): string {
  const length = width * 4;
  const parts: string[] = [];
  for (let step = -16; step < 30; step += 1) {
    for (let across = -3; across < 4; across += 1) {
      const [x, y] = [step * width + across * 2 * length, step * width];
      const [px, py, w, h] = isUpright ? [x + length, y + width - length, width, length] : [x, y, length, width];
      const isSeen = px < 600 + reach && px + w > 600 - reach && py < 600 + reach && py + h > 600 - reach;
      if (isSeen) parts.push(d`M${px + 1.5} ${py + 1.5}h${w - 3}v${h - 3}h${-(w - 3)}z`);
    }
  }
  return parts.join('');
}

function herringbone(pen: Pen, width: number, reach: number): string {
  const colour = timber(pen);
  const far: Shape = (paint) => path(bones(false, width, reach), { ...paint });
  const near: Shape = (paint) => path(bones(true, width, reach), { ...paint });
  const sheen = pen.linear([0, 0, 1, 1], [[0, '#fff', 0.3], [0.5, '#fff', 0], [1, '#000', 0.12]]);
  const ground: Box = [600 - reach, 600 - reach, reach * 2, reach * 2];
  return rect(ground, { fill: darken(colour, 0.68) })
    + wood(pen, far, { colour: lighten(colour, 0.06), shift: 1, scale: width / 90 }) + wood(pen, near, { colour: darken(colour, 0.07), along: 'y', shift: 8, scale: width / 90 })
    + far({ fill: '#fff', opacity: 0.05 }) + rect(ground, { fill: sheen });
}

function herringboneFront(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -30, pitch: 52, size: [760, 760, 34] });
  const body = { at: [0, 0, 0] as Point3, size: [760, 760, 34] as const };
  const own = pen.clip(rect([0, 0, 760, 760], {}));
  const core = onFace(view, frontOf(body), times(5, (index) => rect([0, index * 7, 760, 7], { fill: index === 0 ? timber(pen) : index % 2 === 0 ? '#c9a87c' : '#a98858' })))
    + onFace(view, rightOf(body), times(5, (index) => rect([0, index * 7, 760, 7], { fill: shaded(index === 0 ? timber(pen) : index % 2 === 0 ? '#b8976b' : '#98784b', 0.3) })));
  return ground + block(view, body, { front: '#c9a87c', top: timber(pen), side: '#93764f' }) + core
    + onFace(view, topOf(body), [group({ 'clip-path': own }, [group({ transform: 'translate(-220 -220) rotate(45 600 600)' }, [herringbone(pen, 84, 540)])])]);
}

/** The click edge of a stone-plastic plank: wear film, core, cork-coloured foam. */
const LAYERS: readonly (readonly [number, string])[] = [[0, '#4b4038'], [5, '#9a9894'], [26, '#83817d'], [30, '#2f6a72'], [38, '#24545b']];

function spcPlank(pen: Pen, view: Camera, { at, shift, tilt }: { at: Point3; shift: number; tilt: number }): string {
  const [long, wide] = [880, 190];
  const rise: Point3 = [0, -Math.cos(tilt), Math.sin(tilt)];
  const top = { from: [at[0], at[1] + wide * Math.cos(tilt), at[2] + 40] as Point3, right: [1, 0, 0] as Point3, down: rise };
  const front = { from: [at[0], at[1], at[2] + 40 + wide * Math.sin(tilt)] as Point3, right: [1, 0, 0] as Point3, down: [0, 0, -1] as Point3 };
  const side = { from: [at[0] + long, at[1], at[2] + 40 + wide * Math.sin(tilt)] as Point3, right: [0, Math.cos(tilt), -Math.sin(tilt)] as Point3, down: [0, 0, -1] as Point3 };
  const layered = (width: number, dim: number): string[] => LAYERS.map(([from, colour], index) => rect([0, from, width, (LAYERS[index + 1]?.[0] ?? 42) - from], { fill: shaded(colour, dim) }));
  const box: Box = [0, 0, long, wide];
  return onFace(view, side, layered(wide, 0.34)) + onFace(view, front, layered(long, 0.06))
    + onFace(view, top, [rect(box, { fill: woodTile(pen, box, { colour: mix(timber(pen), '#ffffff', (shift % 3) * 0.05), shift, scale: 0.9 }) }),
      rect(box, { fill: pen.linear([0, 0, 1, 1], [[0, '#fff', 0.34], [0.6, '#fff', 0], [1, '#000', 0.14]]) }), rect([0, wide - 3, long, 3], { fill: '#fff', opacity: 0.45 })]);
}

function spc(pen: Pen): string {
  const { view, ground } = stage(pen, { yaw: -26, pitch: 48, size: [900, 600, 60] });
  return ground
    + spcPlank(pen, view, { at: [20, 402, 0], shift: 2, tilt: 0 }) + spcPlank(pen, view, { at: [0, 206, 0], shift: 7, tilt: 0 })
    + spcPlank(pen, view, { at: [-16, 8, 0], shift: 12, tilt: 0.3 });
}

const SKIRT: readonly Point[] = [[0, 0], [34, 0], [34, 96], [31, 112], [22, 124], [10, 130], [0, 130]];
const LIP: readonly Point[] = [[0, 0], [150, 0], [150, 8], [70, 8], [70, 54], [104, 58], [124, 66], [122, 74], [96, 68], [54, 66], [40, 72], [22, 78], [16, 72], [40, 58], [60, 54], [60, 8], [0, 8]];

function lengths(pen: Pen, profile: readonly Point[], isMetal: boolean): string {
  const { view, ground } = stage(pen, { yaw: -40, pitch: 24, size: isMetal ? [560, 700, 60] : [300, 700, 130] });
  const step = isMetal ? 190 : 92;
  const one = (index: number): string => extrude(pen, view, { profile, at: [(2 - index) * step, (2 - index) * 40 - 20, 0], length: 700 - index * 40, colour: mix(pen.tone.base, '#ffffff', index * 0.05), isMetal });
  return ground + [2, 1, 0].map(one).join('');
}

export const FLOORS: Family<'wood-floor' | 'herringbone-floor' | 'spc-floor' | 'skirting' | 'edge-trim'> = {
  'wood-floor': { hue: 'oak', front: fan, detail: boardsDetail, scene: floorScene },
  'herringbone-floor': { hue: 'oak', front: herringboneFront, detail: (pen) => group({ transform: 'rotate(45 600 600)' }, [herringbone(pen, 170, 850)]) },
  'spc-floor': { hue: 'grey', front: spc, detail: [560, 560, 440] },
  skirting: { hue: 'white', front: (pen) => lengths(pen, SKIRT, false), detail: [110, 560, 460] },
  'edge-trim': { hue: 'brass', front: (pen) => lengths(pen, LIP, true), detail: [100, 600, 420] },
};
