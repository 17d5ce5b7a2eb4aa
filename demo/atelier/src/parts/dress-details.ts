import type { Material, Part } from '../engine/part.ts';
import { type Path, type Point, path } from '../engine/path.ts';
import { ellipse } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import { fold } from './stitches.ts';

/** A scalloped band of lace along a hem, from the right to the left. */
export function laceHem(y: number, w: number, top: number, cloth: Material): Part {
  const scallops = Math.round(w / 13);
  const edge = Array.from({ length: scallops * 4 + 1 }, (_, i): Point => {
    const t = i / (scallops * 4);
    const x = w * (1 - 2 * t);
    const bow = 12 * Math.sin(t * Math.PI);
    return [x, y + bow + 15 * Math.abs(Math.sin(t * scallops * Math.PI))];
  });
  const holes = Array.from({ length: scallops * 3 }, (_, i) => {
    const row = i % 3;
    const t = (Math.floor(i / 3) + 0.5 + (row === 1 ? 0.5 : 0)) / scallops;
    return ellipse(
      w * (1 - 2 * Math.min(0.98, t)),
      y - 8 - row * 26 + 12 * Math.sin(t * Math.PI),
      7,
      9,
      0,
      14,
    );
  });
  return {
    outline: [...edge, ...path`${-w + 6},${y - top}! 0,${y - top + 12} ${w - 6},${y - top}!`],
    material: darken({ ...cloth, mirror: cloth.mirror * 0.3 }, 0.62),
    swell: null,
    edge: { radius: 3, height: 2 },
    shadow: { dx: 1, dy: 3, blur: 3, opacity: 0.3 },
    decals: holes.map((outline) => ({ outline, tone: 2.1, opacity: 0.6 })),
    lines: [
      {
        line: path`${w - 6},${y - top + 4} 0,${y - top + 16} ${6 - w},${y - top + 4}`,
        width: 4,
        height: 2,
        tone: 1.3,
      },
    ],
  };
}

/** A slit from the hem, through which the inside is seen. */
export const slit = (x: number, from: number, hem: number, cloth: Material): Part => ({
  outline: path`${x},${from}! ${x + 16},${from + 150} ${x + 34},${hem + 4}! ${x - 26},${hem + 10}!
    ${x - 10},${from + 150}`,
  material: darken(cloth, 0.4),
  swell: null,
  edge: { radius: 4, height: -3 },
  shadow: null,
});

const loop = (outline: Path, silk: Material, middle: Path): Part => ({
  outline,
  material: silk,
  swell: { radius: 22, height: 20 },
  edge: { radius: 6, height: 5 },
  shadow: { dx: 4, dy: 9, blur: 9, opacity: 0.45 },
  folds: [fold(middle, 12, 9, { fall: 0.4 })],
});

/** A large bow with two ends, centred on a point. */
export function largeBow(x: number, y: number, k: number, silk: Material): Part[] {
  const at = (points: Path): Path =>
    points.map(([px, py, c]) => [x + px * k, y + py * k, c ?? false]);
  return [
    loop(at(path`-6,6! 22,10! 62,120 74,232! 22,220! 4,110`), silk, at(path`6,14 34,120 46,220`)),
    loop(
      at(path`-20,8! 6,8! -26,110 -50,206! -98,196! -54,100`),
      silk,
      at(path`-8,14 -44,110 -72,196`),
    ),
    loop(
      at(path`0,-8 -60,-64 -132,-58 -140,-6 -128,44 -60,36 0,12`),
      silk,
      at(path`-8,0 -60,-16 -118,-12`),
    ),
    loop(
      at(path`0,-8 60,-64 132,-58 140,-6 128,44 60,36 0,12`),
      silk,
      at(path`8,0 60,-16 118,-12`),
    ),
    loop(at(path`-22,-22! 22,-22! 24,24! -24,24!`), silk, at(path`0,-22 4,24`)),
  ];
}

/** Velvet ribbon, for a belt or a bow in another cloth. */
export const velvetRibbon = (): Material => material('velvet', '#1b191c');
