import type { Part } from '../../engine/part.ts';
import { type Path, path } from '../../engine/path.ts';
import { ribbon } from '../../engine/shapes.ts';
import { withMirror } from '../../parts/part-tools.ts';
import { stitch, threadColour } from '../../parts/stitches.ts';
import { withoutDetails } from './details.ts';
import { extentOf } from './profile.ts';

const patchPocket = (outline: Path, { material }: Part): Part => ({
  outline,
  material,
  swell: { radius: 14, height: 6 },
  edge: { radius: 4, height: 3 },
  shadow: { dx: 1, dy: 4, blur: 4, opacity: 0.4 },
  lines: [
    stitch(
      outline.map(([x, y]) => [x * 0.97 + 2.6, y * 0.99 + 4]),
      threadColour(material.colour, 1.3, 0.03),
    ),
  ],
});

/** Two pockets with a welt below the waistband, and the seam between the halves. */
export function trousersBack(parts: readonly Part[]): Part[] {
  const kept = withoutDetails(parts);
  const leg = kept[0];
  const y = extentOf(leg).top + 118;
  const welt: Part = {
    outline: path`42,${y + 6}! 122,${y - 6}! 123,${y + 8}! 43,${y + 20}!`,
    material: leg.material,
    swell: null,
    edge: { radius: 3, height: 2 },
    shadow: { dx: 1, dy: 3, blur: 3, opacity: 0.45 },
  };
  return [...kept, ...withMirror(welt)];
}

/** Straps that cross over the back, and two pockets. */
export function dungareesBack(parts: readonly Part[]): Part[] {
  const kept = withoutDetails(parts).filter((part) => extentOf(part).top > 420);
  const leg = kept[0];
  const { top } = extentOf(leg);
  const strap: Part = {
    outline: ribbon(path`62,104 48,190 -24,340 -104,${top + 14}`, 40),
    polygon: true,
    material: leg.material,
    swell: { radius: 10, height: 6 },
    edge: { radius: 5, height: 4 },
    shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.4 },
  };
  const pocket = patchPocket(
    path`44,${top + 84}! 132,${top + 84}! 136,${top + 176}! 90,${top + 196}! 44,${top + 176}!`,
    leg,
  );
  return [...withMirror(strap), ...kept, ...withMirror(pocket)];
}
