import type { Material, Part } from '../engine/part.ts';
import { type Path, path } from '../engine/path.ts';
import { ribbon } from '../engine/shapes.ts';
import { material } from '../fabrics/materials.ts';
import { stitch, threadColour } from './stitches.ts';

export const SHADOW = { dx: 1, dy: 3, blur: 4, opacity: 0.34 };

export interface Colourway {
  cloth: Material;
  accent: Material;
  sole: string;
  /** How much thicker than usual the sole is. */
  rise: number;
}

/** Five rows of lace, each with an eyelet. */
function laceRows(): Part[] {
  const lace = material('canvas', '#f2ede2');
  const eyelet = material('rubber', '#4a443d');
  return [0, 1, 2, 3, 4].flatMap((i): Part[] => {
    const x = 404 + i * 27;
    const y = 744 - i * 22;
    return [
      {
        outline: ribbon(path`${x - 24},${y - 16} ${x + 4},${y - 8} ${x + 28},${y + 14}`, 11),
        polygon: true,
        material: lace,
        swell: null,
        edge: { radius: 5, height: 4 },
        shadow: { dx: 1.5, dy: 3, blur: 3, opacity: 0.45 },
      },
      {
        outline: path`${x + 25},${y + 14} ${x + 29},${y + 10} ${x + 33},${y + 14} ${x + 29},${y + 18}`,
        material: eyelet,
        swell: null,
        edge: null,
        shadow: null,
      },
    ];
  });
}

const sideTab = (accent: Material): Part => ({
  outline: path`612,760! 690,730! 700,748! 624,790!`,
  material: accent,
  swell: { radius: 6, height: 3 },
  edge: { radius: 3, height: 1.5 },
  shadow: { dx: 1, dy: 1, blur: 1.5, opacity: 0.25 },
});

export function laces({ cloth, accent }: Colourway, tab = true): Part[] {
  const stitchColour = threadColour(cloth.colour, 0.78, 0.01);
  return [
    {
      outline: path`486,652! 500,608 520,572! 556,566! 570,592 562,640!`,
      material: cloth,
      swell: { radius: 12, height: 9 },
      edge: { radius: 9, height: 5 },
      shadow: SHADOW,
    },
    {
      outline: path`372,742 452,690 506,640 536,632! 568,664! 540,716 456,768 396,784`,
      material: cloth,
      swell: { radius: 12, height: 7 },
      edge: { radius: 4, height: 2.6 },
      shadow: SHADOW,
      lines: [stitch(path`560,668 534,708 454,758 400,774`, stitchColour, 1.4, [5, 3])],
    },
    ...laceRows(),
    ...(tab ? [sideTab(accent)] : []),
  ];
}

/** Children's shoes have two straps instead of laces, or a wide one. */
export function straps(colours: Colourway, count: unknown): Part[] {
  const { accent } = colours;
  const stitchColour = threadColour(accent.colour, 0.7, 0.01);
  const strap = (outline: Path, run: Path): Part => ({
    outline,
    material: accent,
    swell: { radius: 12, height: 10 },
    edge: { radius: 5, height: 4 },
    shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.4 },
    lines: [stitch(run, stitchColour, 1.4)],
  });
  const narrow = (x: number, y: number): Part =>
    strap(
      path`${x - 56},${y - 14} ${x - 30},${y - 36} ${x + 30},${y - 10} ${x + 92},${y + 66}!
        ${x + 48},${y + 94}! ${x - 14},${y + 24}`,
      path`${x - 40},${y - 18} ${x + 6},${y + 4} ${x + 52},${y + 68}`,
    );
  const wide = strap(
    path`386,744! 440,692 500,652! 556,668 618,740 654,800! 580,840! 520,804 450,764`,
    path`502,664 548,682 606,750 638,800 580,828 524,792 458,754`,
  );
  const [, tongueSide] = laces(colours);
  const fastened = count === 1 ? [wide] : [narrow(430, 742), narrow(496, 694)];
  return [tongueSide, ...fastened];
}
