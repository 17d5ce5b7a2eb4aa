import type { Material, Part } from '../engine/part.ts';
import { type Path, type Point, path } from '../engine/path.ts';
import { material as create, darken } from '../fabrics/materials.ts';
import { stitch, threadColour } from './stitches.ts';

const WHITE = create('calf', '#f0ebe1');

const panel = (outline: Path, material: Material, run: Path): Part => ({
  outline,
  material,
  swell: { radius: 16, height: 10 },
  edge: { radius: 4, height: 2 },
  shadow: { dx: 1, dy: 3, blur: 4, opacity: 0.34 },
  lines: [stitch(run, threadColour(material.colour, 0.78, 0.01), 1.4, [5, 3])],
});

function star(x: number, y: number, r: number): Point[] {
  return Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i / 10) * Math.PI * 2 - Math.PI / 2 + 0.16;
    const reach = i % 2 ? r * 0.45 : r;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, true];
  });
}

/** What is sewn on the side of a sneaker. */
const SIDES: Readonly<Record<string, (accent: Material) => Part[]>> = {
  none: () => [],
  stripes: () =>
    [0, 46].map((x) =>
      panel(
        path`${596 + x},690! ${626 + x},690! ${588 + x},848! ${552 + x},848!`,
        WHITE,
        path`${616 + x},694 ${578 + x},844`,
      ),
    ),
  saddle: (accent) => [
    panel(
      path`548,664! 640,676 712,660! 690,760 704,848! 500,848! 540,760`,
      darken(accent, 0.5),
      path`558,676 640,688 704,672 682,760 694,842`,
    ),
  ],
  wing: (accent) => [
    panel(
      path`770,640! 700,700 600,748 470,796! 580,800 700,780 796,728!`,
      accent,
      path`768,656 700,712 600,758 500,792`,
    ),
  ],
  star: () => [panel(star(632, 762, 64), WHITE, star(632, 762, 54).slice(0, 9))],
};

export const sneakerSide = (side: unknown, accent: Material): Part[] =>
  (SIDES[String(side)] ?? SIDES.none)(accent);
