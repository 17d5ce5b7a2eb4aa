import { linear, shade } from '../engine/colour.ts';
import { smoothstep } from '../engine/maths.ts';
import type { Material, Part } from '../engine/part.ts';
import { type Path, path } from '../engine/path.ts';
import { ribbon } from '../engine/shapes.ts';
import { darken, GOLD, material } from '../fabrics/materials.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { plate, ring } from '../parts/hardware.ts';
import { LUG_RISE, lugSole } from '../parts/lug-sole.ts';
import { drawPair, GROUND } from '../parts/pair.ts';
import { movePart } from '../parts/part-tools.ts';
import { weltedSole } from '../parts/sole.ts';
import { fold, seam, stitch, threadColour } from '../parts/stitches.ts';

const TOP = 420;

function shaft(cloth: Material): Part[] {
  const stitchColour = threadColour(cloth.colour, 1.4, 0.02);
  return [
    {
      outline: path`556,${TOP + 6} 660,${TOP - 8} 772,${TOP + 2} 776,${TOP + 40} 660,${TOP + 56}
        556,${TOP + 40}`,
      material: darken(material('calf', '#b98f66'), 0.5),
      swell: null,
      edge: null,
      shadow: null,
    },
    {
      outline: path`190,880 186,842 214,806 290,774 380,738 460,688 520,620 548,540 552,${TOP + 8}!
        600,${TOP + 26} 700,${TOP + 30} 778,${TOP + 6}! 784,560 782,700 800,790 802,846! 640,854
        540,872 420,888 300,890`,
      material: cloth,
      swell: { radius: 56, height: 60, evenly: true },
      edge: { radius: 15, height: 10 },
      seed: 1,
      wrinkle: 0.4,
      shadow: { dx: 0, dy: 2, blur: 3, opacity: 0.3 },
      lines: [
        stitch(
          path`556,${TOP + 20} 602,${TOP + 37} 700,${TOP + 41} 774,${TOP + 18}`,
          stitchColour,
          1.4,
        ),
        seam(path`520,640 600,740 640,850`, 1.4),
      ],
      folds: [
        fold(path`512,640 580,664 660,650`, 15, -6, { lean: 0.3 }),
        fold(path`500,676 570,706 650,694`, 14, 5, { lean: 0.3 }),
        fold(path`780,680 730,704 670,700`, 16, -5, { lean: -0.3 }),
        fold(path`430,718 456,770 452,820`, 9, -4),
        fold(path`214,820 300,790 400,744`, 14, 4, { fall: 0.4 }),
      ],
    },
  ];
}

/** The elastic side of a Chelsea boot, with its pull tab. */
function elastic(hex: string, cloth: Material): Part[] {
  const knitted = material('rib', shade(hex, 0.6), undefined, undefined, { size: 0.5 });
  return [
    {
      outline: path`622,${TOP + 32}! 716,${TOP + 32}! 712,560 690,668 668,690 644,664 626,560`,
      material: knitted,
      swell: null,
      edge: { radius: 3, height: -1.5 },
      shadow: null,
      lines: [
        stitch(
          path`614,${TOP + 36} 618,560 638,670 668,700 698,672 720,560 724,${TOP + 36}`,
          threadColour(cloth.colour, 1.4, 0.02),
          1.4,
        ),
      ],
    },
    {
      outline: ribbon(path`752,${TOP + 60} 762,${TOP - 40} 776,${TOP - 40} 778,${TOP + 60}`, 12),
      polygon: true,
      material: knitted,
      swell: null,
      edge: { radius: 5, height: 4 },
    },
  ];
}

function sideZip(cloth: Material): Part[] {
  return [
    {
      outline: ribbon(path`664,${TOP + 30} 668,600 676,810`, 9),
      polygon: true,
      material: darken(cloth, 0.5),
      swell: null,
      edge: { radius: 3, height: 1.5 },
      shadow: null,
      lines: [
        {
          line: path`664,${TOP + 30} 668,600 676,810`,
          width: 4,
          colour: linear('#c9a45a'),
          dash: [3, 2.4],
          height: 1,
        },
      ],
    },
    plate(658, TOP + 36, 12, 40, 4, GOLD),
  ];
}

/** Straps that meet in a ring at the ankle. */
const harness = (cloth: Material): Part[] => [
  ...[
    path`520,664 570,690 650,694`,
    path`650,694 720,672 780,640`,
    path`650,694 664,770 660,850`,
  ].map((line) => ({
    outline: ribbon(line, 30),
    polygon: true,
    material: cloth,
    swell: null,
    edge: { radius: 8, height: 7 },
    shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.5 },
    lines: [stitch(line, threadColour(cloth.colour, 1.5, 0.04), 1.4, [5, 3])],
  })),
  ring(650, 696, 30, 19, GOLD),
];

/** A cuff of the same hide, turned over the top of the shaft. */
const turnedCuff = (cloth: Material): Part => ({
  outline: path`540,${TOP - 6}! 600,${TOP + 16} 700,${TOP + 20} 786,${TOP - 6}! 792,${TOP + 96}!
    700,${TOP + 124} 600,${TOP + 120} 534,${TOP + 96}!`,
  material: cloth,
  swell: { radius: 18, height: 16 },
  edge: { radius: 8, height: 6 },
  seed: 7,
  shadow: { dx: 2, dy: 7, blur: 7, opacity: 0.5 },
  lines: [
    stitch(
      path`544,${TOP + 84} 602,${TOP + 107} 700,${TOP + 111} 782,${TOP + 84}`,
      threadColour(cloth.colour, 1.4, 0.02),
      1.4,
    ),
  ],
});

/** With a heel the whole boot tilts: the back rises and the toe stays down. */
const raise = (points: Path): Path =>
  points.map(([x, y, c]) => [x, y - 78 * smoothstep(360, 700, x), c ?? false]);

function blockHeel(): Part[] {
  const stacked = material('calf', '#33251c');
  return [
    {
      outline: path`668,776! 800,762! 806,790 796,${GROUND}! 690,${GROUND}! 676,830`,
      material: stacked,
      swell: { radius: 14, height: 12 },
      edge: { radius: 6, height: 5 },
      shadow: null,
      lines: [800, 822, 844, 866, 888].map((y) => ({
        line: path`676,${y + 4} 800,${y - 2}`,
        width: 1.1,
        height: -0.7,
        tone: 0.8,
      })),
    },
    {
      outline: ribbon(raise(path`190,886 300,894 420,891 520,880 640,862 802,852`), 13),
      polygon: true,
      material: stacked,
      swell: null,
      edge: { radius: 4, height: 3 },
      shadow: null,
    },
  ];
}

export const boot: GarmentBuilder = ({ cloth, options, hex }) => {
  const heeled = options.heel === 'block';
  const lug = options.sole === 'lug';
  const upper = [
    ...shaft(cloth),
    ...(heeled ? sideZip(cloth) : elastic(hex, cloth)),
    ...(options.buckle === 'harness' ? harness(cloth) : []),
    ...(options.cuff === 'turned' ? [turnedCuff(cloth)] : []),
  ];
  const bottom = lug ? lugSole('#3a2f28') : weltedSole(linear('#b08a58'), 842);
  const shoe = heeled
    ? [...blockHeel(), ...upper.map((part) => movePart(part, raise))]
    : [...bottom, ...upper];
  return {
    parts: drawPair(shoe, 112, -44),
    floor: GROUND + (lug ? LUG_RISE : 0),
    closeUp: { x: 470, y: 470, w: 320 },
  };
};
