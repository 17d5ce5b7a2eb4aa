import { linear } from '../engine/colour.ts';
import { smoothstep } from '../engine/maths.ts';
import type { Material, Part } from '../engine/part.ts';
import { type Path, path } from '../engine/path.ts';
import { ellipse, ribbon, rounded } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { drawPair } from '../parts/pair.ts';
import {
  ankleStrap,
  instepStrap,
  jewelledBuckle,
  type Lift,
  slingBehind,
  slingInFront,
} from '../parts/pump-straps.ts';
import { fold, seam, threadColour } from '../parts/stitches.ts';

const HEEL_END = 890;
const TOPLINE = path`414,764 500,742 600,672 680,580 734,504`;
const FAR = path`734,504 690,536 612,622 530,692 474,734 436,764!`;

/** A lower heel lowers the whole back of the shoe. */
const lift =
  (kitten: boolean): Lift =>
  (points) =>
    points.map(([x, y, c]) => {
      const sink = kitten && x > 420 ? 0.5 * smoothstep(420, 720, x) * 150 : 0;
      return [x, y + sink, c ?? false];
    });

const INSOLE = darken(material('calf', '#e3d2b8'), 0.72);

/** Without a counter the insole is seen as far as the heel. */
const openInside = (at: Lift): Part[] => [
  {
    outline: at(path`430,780! 520,744 600,700 690,640 742,612! 756,654! 690,690 604,752 500,836!`),
    material: INSOLE,
    swell: { radius: 14, height: 8 },
    edge: { radius: 4, height: 3 },
    shadow: null,
  },
];

function inside(at: Lift, cloth: Material): Part[] {
  return [
    {
      outline: at(path`${FAR} 500,762 600,700 690,600`),
      material: INSOLE,
      swell: null,
      edge: null,
      shadow: null,
      folds: [fold(at(path`430,770 560,690 700,560`), 26, -14, { rise: 0, fall: 0 })],
    },
    {
      outline: ribbon(at(FAR), (t) => 6 * (1 - t * 0.6)),
      polygon: true,
      material: darken(cloth, 0.7),
      swell: null,
      edge: { radius: 3, height: 2 },
      shadow: null,
    },
  ];
}

function heel(at: Lift, cloth: Material, kitten: boolean): Part[] {
  const outline = kitten
    ? path`${at(path`684,684! 748,656! 752,690`)} 736,850 732,${HEEL_END}! 712,${HEEL_END}! 706,850`
    : path`682,690! 748,652! 756,690 744,780 735,${HEEL_END}! 720,${HEEL_END}! 718,800 708,730`;
  return [
    {
      outline,
      material: cloth,
      swell: { radius: 8, height: 12 },
      edge: { radius: 12, height: 9 },
      shadow: null,
    },
    {
      outline: rounded(kitten ? 711 : 719, HEEL_END - 3, kitten ? 22 : 17, 7, 1.5),
      polygon: true,
      material: material('rubber', '#2a2522'),
      swell: null,
      edge: { radius: 2, height: 1 },
      shadow: null,
    },
  ];
}

const BACKS = {
  closed: path`${TOPLINE} 748,540 757,600 750,662! 694,678 604,742 504,832`,
  sling: path`414,764 480,736 540,726 576,744! 566,786 504,832`,
};

function upper(at: Lift, cloth: Material, cap: boolean, sling: boolean): Part {
  const topline = sling ? path`414,764 480,736 540,726 576,744` : TOPLINE;
  return {
    outline: at(path`198,874 214,862 262,838 330,806 380,780 ${sling ? BACKS.sling : BACKS.closed}
      420,874 330,887 236,886 204,882`),
    material: cloth,
    swell: { radius: 38, height: 44, evenly: true },
    edge: { radius: 14, height: 9 },
    shadow: { dx: 0, dy: 3, blur: 4, opacity: 0.3 },
    lines: [
      {
        line: at(topline.map(([x, y]) => [x - 1, y + 6])),
        width: 1.2,
        dash: [5, 2.6],
        colour: threadColour(cloth.colour, 0.7),
        height: 0.5,
      },
      ...(cap ? [seam(at(path`262,838 292,858 296,888`))] : []),
    ],
    decals: cap
      ? [
          {
            outline: at(path`190,880! 200,840! 264,834! 294,858 297,900!`),
            colour: linear('#161416'),
          },
        ]
      : [],
    folds: [
      ...(sling ? [] : [fold(at(path`740,520 748,600 742,660`), 10, 5)]),
      fold(at(path`560,770 500,800 430,850`), 20, 5),
    ],
  };
}

function bow(hex: string): Part[] {
  const ribbonSilk = material('satin', hex);
  const wing = (outline: Path): Part => ({
    outline,
    material: ribbonSilk,
    swell: { radius: 8, height: 8 },
  });
  return [
    wing(path`372,776 322,734 296,760 322,796`),
    wing(path`372,776 428,734 448,762 420,794`),
    {
      outline: ellipse(372, 774, 12, 15),
      material: ribbonSilk,
      swell: null,
      edge: { radius: 8, height: 6 },
    },
  ];
}

export const pump: GarmentBuilder = ({ cloth, options, hex }) => {
  const kitten = options.heel === 'kitten';
  const at = lift(kitten);
  const sole: Part = {
    outline: ribbon(at(path`204,880 240,889 330,892 420,878 505,836 604,748 690,686 744,666`), 10),
    polygon: true,
    material: material('calf', '#c9a77f'),
    swell: null,
    edge: { radius: 4, height: 3 },
    shadow: null,
  };
  const sling = options.strap === 'sling';
  const ankle = options.strap === 'ankle' ? ankleStrap(at, cloth) : null;
  const shoe = [
    ...(ankle?.behind ?? []),
    ...(sling ? [...slingBehind(at, cloth), ...openInside(at)] : inside(at, cloth)),
    ...heel(at, cloth, kitten),
    sole,
    upper(at, cloth, options.toeCap !== undefined, sling),
    ...(sling ? slingInFront(at, cloth) : []),
    ...(ankle?.inFront ?? []),
    ...(options.strap === 'instep' ? instepStrap(at, cloth) : []),
    ...(options.buckle === 'jewelled' ? jewelledBuckle(at) : []),
    ...(options.bow ? bow(hex) : []),
  ];
  const closeUp = sling
    ? { x: 470, y: kitten ? 680 : 640, w: 220 }
    : { x: 600, y: kitten ? 560 : 500, w: 300 };
  return { parts: drawPair(shoe, 150, -36), floor: 892, closeUp };
};
