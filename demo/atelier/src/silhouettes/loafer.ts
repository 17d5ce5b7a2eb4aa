import { linear } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { path } from '../engine/path.ts';
import { ellipse, ribbon } from '../engine/shapes.ts';
import { darken, GOLD, material } from '../fabrics/materials.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { fitting } from '../parts/hardware.ts';
import { drawPair, GROUND } from '../parts/pair.ts';
import { fold, seam, stitch, threadColour } from '../parts/stitches.ts';

const SOLE = material('calf', '#3a2a1e');

function bottom(): Part[] {
  return [
    {
      outline: path`452,674 540,640 650,632 752,604 768,640 660,700 520,716`,
      material: darken(material('calf', '#c99a6c'), 0.6),
      swell: null,
      edge: null,
      shadow: null,
      folds: [fold(path`470,690 600,676 760,640`, 22, -12)],
    },
    {
      outline: path`640,838! 800,832! 806,860 800,${GROUND}! 648,${GROUND}!`,
      material: SOLE,
      swell: { radius: 10, height: 6 },
      edge: { radius: 4, height: 3 },
      shadow: null,
      lines: [862, 874, 886].map((y) => ({
        line: path`640,${y} 806,${y - 2}`,
        width: 1.2,
        height: -0.8,
        tone: 0.75,
      })),
    },
    {
      outline: ribbon(path`196,884 300,893 420,890 540,872 640,852 800,846`, 17),
      polygon: true,
      material: SOLE,
      swell: null,
      edge: { radius: 5, height: 4 },
      shadow: null,
      lines: [
        stitch(
          path`210,880 300,887 420,884 540,866 640,846 796,840`,
          linear('#b08a58'),
          1.4,
          [5, 3.4],
        ),
      ],
    },
  ];
}

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

const horsebit: Part[] = [
  fitting(ribbon(path`420,726 462,716 500,724`, 8), GOLD, { polygon: true }),
  ...[414, 506].map((x) =>
    fitting(ellipse(x, 728, 15, 18), GOLD, {
      cut: [ellipse(x, 728, 8.5, 11)],
      edge: { radius: 4, height: 4 },
    }),
  ),
  fitting(ellipse(461, 717, 9, 7), GOLD),
];

export const loafer: GarmentBuilder = ({ cloth, options }) => {
  const trim = options.trim === 'penny' ? [pennySlot(cloth)] : horsebit;
  const shoe = [...bottom(), upper(cloth), saddleStrap(cloth), ...trim];
  return { parts: drawPair(shoe, 104, -58), floor: GROUND, closeUp: { x: 330, y: 600, w: 300 } };
};
