import type { Material, Part } from '../engine/part.ts';
import { type Path, path } from '../engine/path.ts';
import { ellipse, ribbon } from '../engine/shapes.ts';
import { darken, GOLD } from '../fabrics/materials.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { frame } from '../parts/hardware.ts';
import { fold, seam, stitch, threadColour } from '../parts/stitches.ts';

/** Side view with the peak at the left. */
function crown(cloth: Material): Part {
  const stitchColour = threadColour(cloth.colour, 0.72, 0.02);
  const shifted = (line: Path, dx: number): Path => line.map(([x, y]) => [x + dx, y]);
  const panel = (line: Path) => [
    seam(line, 2),
    stitch(shifted(line, 6), stitchColour, 1.2),
    stitch(shifted(line, -6), stitchColour, 1.2),
  ];
  return {
    outline: path`-196,690! -214,600 -196,490 -130,400 -20,352 40,348 140,368 220,436 262,540
      268,640 262,716! 60,730`,
    material: cloth,
    swell: { radius: 110, height: 110, evenly: true },
    edge: { radius: 16, height: 10 },
    seed: 1,
    wrinkle: 0.9,
    lines: [
      ...panel(path`32,350 -90,450 -136,700`),
      ...panel(path`32,350 66,480 74,726`),
      stitch(path`-194,668 60,708 260,696`, stitchColour, 1.3),
    ],
    decals: [
      [-42, 470],
      [150, 476],
    ].map(([x, y]) => ({ outline: ellipse(x, y, 7, 8), tone: 0.35, height: -2 })),
    folds: [
      fold(path`-190,640 -140,600 -110,650`, 20, 5),
      fold(path`250,640 180,600 110,640`, 22, 5),
      fold(path`-60,690 -20,640 40,690`, 18, 4),
    ],
  };
}

const knob = (cloth: Material): Part => ({
  outline: ellipse(32, 350, 26, 14),
  material: cloth,
  swell: null,
  edge: { radius: 13, height: 10 },
  shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.4 },
});

function peak(cloth: Material): Part[] {
  const stitchColour = threadColour(cloth.colour, 0.72, 0.02);
  const rows = [0, 1, 2, 3].map((i) =>
    stitch(
      path`${-206 + i * 4},${664 + i * 12} ${-290 + i * 2},${674 + i * 14} ${-396 + i * 10},${726 + i * 10}`,
      stitchColour,
      1.2,
    ),
  );
  return [
    {
      outline: path`-196,612! -296,628 -412,690 -462,762 -454,780! -376,752 -270,734 -208,696!
        -170,650`,
      material: cloth,
      swell: { radius: 40, height: 34, evenly: true },
      edge: { radius: 7, height: 5 },
      seed: 4,
      shadow: { dx: 4, dy: 10, blur: 12, opacity: 0.4 },
      lines: rows,
    },
    {
      outline: path`-456,780! -376,752 -270,734 -208,696! -210,706! -268,747 -372,766`,
      material: darken(cloth, 0.5),
      swell: null,
      edge: null,
      shadow: null,
    },
  ];
}

/** The strap at the back, seen edge-on, with its buckle. */
const strap = (cloth: Material): Part[] => [
  {
    outline: ribbon(path`150,716 210,714 262,704`, 26),
    polygon: true,
    material: darken(cloth, 0.9),
    swell: null,
    edge: { radius: 6, height: 4 },
    shadow: { dx: 2, dy: 4, blur: 5, opacity: 0.4 },
  },
  frame(172, 698, 34, 34, GOLD, 6, 4),
];

export const cap: GarmentBuilder = ({ cloth }) => ({
  parts: [...peak(cloth), crown(cloth), knob(cloth), ...strap(cloth)],
  closeUp: { x: -330, y: 400, w: 330 },
});
