import { linear } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { path } from '../engine/path.ts';
import { material } from '../fabrics/materials.ts';
import type { Measurements } from './body.ts';
import type { GarmentSpec } from './garment.ts';
import { mirrorPart, scaleX, withMirror } from './part-tools.ts';
import { fold } from './stitches.ts';
import { type Cut, necklineOf } from './tailored-cut.ts';
import { braid, braidedEdges, braidedPockets, shawlCollar } from './tailoring.ts';

function lapels({ k, stance, overlap }: Cut, peaked: boolean, facing: Material): Part[] {
  const top = peaked
    ? scaleX(path`62,214! 122,262! 182,206! 152,350 60,500`, k)
    : scaleX(path`62,210! 126,262! 166,250! 146,356 70,500`, k);
  const lapel: Part = {
    outline: path`${top} ${-overlap + 12},${stance + 2}! ${peaked ? 8 : 12},${stance - 160}`,
    material: facing,
    swell: { radius: 26, height: 12 },
    edge: { radius: 4.5, height: 2.6 },
    grain: -0.42,
    seed: 4,
    shadow: { dx: 4, dy: 7, blur: 8, opacity: 0.5 },
    folds: [fold(path`${56 * k},200 24,380 -4,${stance}`, 14, 9, { rise: 0.05, fall: 0.2 })],
  };
  return [lapel, { ...mirrorPart(lapel), shadow: { dx: 6, dy: 7, blur: 9, opacity: 0.5 } }];
}

const collar = (k: number, cloth: Material): Part => ({
  outline: scaleX(
    path`0,108 52,111 84,136 118,196 136,232! 116,266! 66,222 54,172 38,148 0,140!`,
    k,
  ),
  material: cloth,
  swell: { radius: 14, height: 9 },
  edge: { radius: 5, height: 3 },
  grain: 0.5,
  shadow: { dx: 2, dy: 6, blur: 6, opacity: 0.5 },
});

/** Lapels with their collar, a shawl, or neither. */
export function revers(cut: Cut, kind: unknown, facing: Material, collarCloth: Material): Part[] {
  if (cut.collarless) return [];
  if (kind === 'shawl') return shawlCollar(cut, facing);
  return [...lapels(cut, kind === 'peak', facing), ...withMirror(collar(cut.k, collarCloth))];
}

/** Tweed without lapels has braid along its edges and pockets. */
export function braidedFront(m: Measurements, cut: Cut, { cloth, hex }: GarmentSpec): Part[] {
  const trim = material('rib', linear(hex)[1] > 0.2 ? '#2b2a33' : '#e9e2d4');
  const half = necklineOf(m, cut.overlap);
  const neck = [...half, ...path`${m.neckW + 2},${m.neckY + 2}`];
  const under = neck.map(([x, y]) => [-x, y] as const).filter(([x]) => x < 4);
  return [
    braid(under, trim),
    ...braidedPockets(cut, cloth, trim),
    ...braidedEdges(neck, -cut.overlap + 6, cut.hem - 6, trim),
  ];
}
