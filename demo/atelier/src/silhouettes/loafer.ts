import { linear } from '../engine/colour.ts';
import { smoothstep } from '../engine/maths.ts';
import type { Material, Part } from '../engine/part.ts';
import { type Path, path } from '../engine/path.ts';
import { ellipse, ribbon } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { fitting, hardware } from '../parts/hardware.ts';
import { LUG_RISE, lugSole } from '../parts/lug-sole.ts';
import { drawPair, GROUND } from '../parts/pair.ts';
import { movePart } from '../parts/part-tools.ts';
import { weltedSole } from '../parts/sole.ts';
import { fold, seam, stitch, threadColour } from '../parts/stitches.ts';

const SOLE = material('calf', '#3a2a1e');

const lining: Part = {
  outline: path`452,674 540,640 650,632 752,604 768,640 660,700 520,716`,
  material: darken(material('calf', '#c99a6c'), 0.6),
  swell: null,
  edge: null,
  shadow: null,
  folds: [fold(path`470,690 600,676 760,640`, 22, -12)],
};

/** With a block heel the back of the shoe stands higher. */
const raise = (points: Path): Path =>
  points.map(([x, y, c]) => [x, y - 62 * smoothstep(360, 700, x), c ?? false]);

const blockHeel: Part = {
  outline: path`656,784! 802,770! 808,800 800,${GROUND}! 690,${GROUND}! 672,830`,
  material: SOLE,
  swell: { radius: 14, height: 12 },
  edge: { radius: 6, height: 5 },
  shadow: null,
  lines: [812, 834, 856, 878].map((y) => ({
    line: path`676,${y + 4} 804,${y - 2}`,
    width: 1.1,
    height: -0.7,
    tone: 0.78,
  })),
};

function upper(cloth: Material): Part {
  const stitchColour = threadColour(cloth.colour, 1.5, 0.02);
  return {
    outline: path`196,878 192,836 222,796 300,756 372,710 430,668 466,650! 500,690 580,706 680,690
      744,640 772,612! 792,660 800,740 802,842! 640,850 540,868 420,885 300,888`,
    material: cloth,
    swell: { radius: 50, height: 56, evenly: true },
    edge: { radius: 14, height: 9 },
    seed: 1,
    shadow: { dx: 0, dy: 2, blur: 3, opacity: 0.3 },
    lines: [
      stitch(path`470,668 504,700 580,716 680,700 748,650 770,630`, stitchColour, 1.4, [5, 3]),
      seam(path`690,700 694,770 720,846`),
      {
        line: path`222,812 290,790 380,760 452,742 520,736`,
        width: 6,
        height: 4,
        soft: 3,
        tone: 0.86,
      },
      stitch(path`226,818 292,797 382,767 454,749 516,744`, stitchColour, 2, [4, 5]),
    ],
    folds: [
      fold(path`226,806 300,784 390,752 470,736`, 9, 6, { lean: 0.5, rise: 0.1, fall: 0.2 }),
      fold(path`330,830 350,790 346,772`, 7, -3),
    ],
  };
}

function saddleStrap(cloth: Material): Part {
  const stitchColour = threadColour(cloth.colour, 1.5, 0.02);
  return {
    outline: path`392,696 438,660 470,650! 512,712 528,780 530,866! 452,880! 452,790 430,736`,
    material: cloth,
    swell: { radius: 18, height: 12 },
    edge: { radius: 4, height: 3 },
    seed: 4,
    shadow: { dx: 1, dy: 4, blur: 5, opacity: 0.5 },
    lines: [
      stitch(path`402,698 438,738 460,790 460,876`, stitchColour, 1.5),
      stitch(path`468,660 504,714 520,780 522,862`, stitchColour, 1.5),
    ],
  };
}

const pennySlot = (cloth: Material): Part => ({
  outline: path`430,728 478,706 490,722 442,748`,
  material: darken(cloth, 0.35),
  swell: null,
  edge: { radius: 3, height: -2 },
  shadow: null,
});

const horsebit = (metal: Material): Part[] => [
  fitting(ribbon(path`420,726 462,716 500,724`, 8), metal, { polygon: true }),
  ...[414, 506].map((x) =>
    fitting(ellipse(x, 728, 15, 18), metal, {
      cut: [ellipse(x, 728, 8.5, 11)],
      edge: { radius: 4, height: 4 },
    }),
  ),
  fitting(ellipse(461, 717, 9, 7), metal),
];

/** A fringed flap below the bit. */
const kiltie = (cloth: Material): Part[] =>
  [0, 1, 2, 3, 4, 5, 6].map((i) => ({
    outline: path`${414 + i * 15},${708 - i * 5}! ${428 + i * 15},${702 - i * 5}!
      ${386 + i * 14},${800 - i * 2}! ${368 + i * 14},${800 - i * 2}!`,
    material: cloth,
    swell: { radius: 6, height: 4 },
    edge: { radius: 3, height: 3 },
    shadow: { dx: -1, dy: 4, blur: 4, opacity: 0.42 },
  }));

const THREAD = linear('#b08a58');

export const loafer: GarmentBuilder = ({ cloth, options }) => {
  const trim = options.trim === 'penny' ? [pennySlot(cloth)] : horsebit(hardware(options.hardware));
  const fringe = options.fringe ? kiltie(cloth) : [];
  const top = [lining, upper(cloth), saddleStrap(cloth), ...fringe, ...trim];
  const lug = options.sole === 'lug';
  const heeled = options.heel === 'block';
  const welt = weltedSole(THREAD, 838);
  const shoe = heeled
    ? [blockHeel, ...[welt[1], ...top].map((part) => movePart(part, raise))]
    : [...(lug ? lugSole('#2b2622') : welt), ...top];
  return {
    parts: drawPair(shoe, 104, -58),
    floor: GROUND + (lug ? LUG_RISE : 0),
    closeUp: { x: 330, y: heeled ? 570 : 600, w: 300 },
  };
};
