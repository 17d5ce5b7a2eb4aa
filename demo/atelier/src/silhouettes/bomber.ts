import { shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { path, symmetric } from '../engine/path.ts';
import { darken, GUNMETAL, material, SILVER } from '../fabrics/materials.ts';
import { type Measurements, neckInside, sleeve, torso } from '../parts/body.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { button, plate, zip } from '../parts/hardware.ts';
import { mirrorPart, stretchBelow, withMirror, withMirrors } from '../parts/part-tools.ts';
import { cuffRib, hemRib } from '../parts/ribbing.ts';
import { fold, seam, stitch, threadColour } from '../parts/stitches.ts';

const MEASURES: Measurements = {
  neckW: 72,
  neckY: 168,
  shoulderW: 238,
  shoulderY: 216,
  pit: [222, 450],
  waist: [224, 680],
  hem: [214, 900],
  cuff: [332, 860, 92],
  bicep: 150,
  bow: 12,
};

function fronts(m: Measurements, cloth: Material): Part[] {
  const stitchColour = threadColour(cloth.colour, 0.8, 0.03);
  const front: Part = {
    outline: path`${torso(m)} ${m.hem[0] - 4},940! 0,950! 0,250! 40,232 ${m.neckW},${m.neckY + 12}!`,
    material: cloth,
    seed: 1,
    swell: { radius: 70, height: 34 },
    edge: { radius: 6, height: 4 },
    wrinkle: 1.7,
    folds: [
      fold(path`212,470 160,560 150,700`, 22, 8, { lean: 0.3 }),
      fold(path`110,260 90,420 110,560`, 26, 6),
      fold(path`206,880 150,850 90,880`, 18, 9, { lean: 0.3 }),
      fold(path`60,900 80,800 60,690`, 24, 8, { rise: 0.1 }),
      fold(path`150,900 160,820 140,740`, 20, 8, { rise: 0.1 }),
    ],
    lines: [stitch(path`14,262 14,930`, stitchColour), seam(path`84,188 216,232`, 1)],
  };
  return [front, { ...mirrorPart(front), shadow: { dx: 3, dy: 3, blur: 5, opacity: 0.4 } }];
}

function pocket(cloth: Material, metal: Material): Part[] {
  const stitchColour = threadColour(cloth.colour, 0.8, 0.03);
  return [
    {
      outline: path`96,640! 118,632! 172,800! 150,808!`,
      material: darken(cloth, 0.94),
      swell: { radius: 6, height: 3 },
      edge: { radius: 3, height: 2 },
      shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.4 },
      lines: [
        stitch(path`90,640 146,814 180,802 122,624 90,640`, stitchColour),
        { line: path`108,642 160,798`, width: 3, tone: 0.4, height: -1 },
      ],
    },
    plate(100, 640, 12, 24, 4, metal),
  ];
}

const collar = (m: Measurements, rib: Material): Part => ({
  outline: path`${-m.neckW - 16},${m.neckY + 4}! ${-m.neckW + 4},${m.neckY - 34} 0,${m.neckY - 44}
    ${m.neckW - 4},${m.neckY - 34} ${m.neckW + 16},${m.neckY + 4}! 62,${m.neckY + 76}
    10,${m.neckY + 104}! 0,${m.neckY + 60} -10,${m.neckY + 104}! -62,${m.neckY + 76}`,
  cut: [
    path`-56,${m.neckY - 4} 0,${m.neckY - 14} 56,${m.neckY - 4} 44,${m.neckY + 36} 0,${m.neckY + 62}
      -44,${m.neckY + 36}`,
  ],
  material: rib,
  swell: { radius: 14, height: 12 },
  edge: { radius: 9, height: 6 },
  shadow: { dx: 1, dy: 5, blur: 6, opacity: 0.45 },
});

/** A placket with snaps. */
const snaps = (m: Measurements, cloth: Material): Part[] => [
  {
    outline: path`-22,${m.neckY + 70}! 22,${m.neckY + 70}! 22,1012! -22,1012!`,
    material: cloth,
    swell: { radius: 10, height: 4 },
    edge: { radius: 4, height: 3 },
    shadow: { dx: 2, dy: 2, blur: 4, opacity: 0.4 },
  },
  ...[0, 1, 2, 3, 4, 5].map((i) => button(0, m.neckY + 108 + i * 134, 12, SILVER, 0)),
];

/** A turned-down collar in place of the ribbed one. */
const shirtLeaves = (cloth: Material): Part[] => [
  {
    outline: path`-66,146! 0,134 66,146! 56,190! 0,204 -56,190!`,
    material: darken(cloth, 0.75),
    swell: { radius: 10, height: 6 },
    shadow: null,
    body: 0,
  },
  ...withMirror({
    outline: path`60,138 92,160 142,250! 84,312! 6,266! 30,220 54,178`,
    material: cloth,
    swell: { radius: 18, height: 11 },
    edge: { radius: 6, height: 4 },
    grain: 0.5,
    shadow: { dx: 2, dy: 7, blur: 7, opacity: 0.5 },
    lines: [stitch(path`90,174 130,248 82,300 16,262`, threadColour(cloth.colour, 0.8, 0.03))],
  } satisfies Part),
];

/** Breast pockets with flaps, and large ones below. */
const flapPatches = (cloth: Material): Part[] =>
  [
    { x: 66, y: 400, w: 110, h: 120 },
    { x: 58, y: 640, w: 128, h: 170 },
  ].flatMap(({ x, y, w, h }) =>
    withMirrors([
      {
        outline: path`${x},${y}! ${x + w},${y - 6}! ${x + w + 2},${y + h - 6}! ${x + 2},${y + h}!`,
        material: cloth,
        swell: { radius: 16, height: 9 },
        edge: { radius: 5, height: 4 },
        shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.45 },
      },
      {
        outline: path`${x - 4},${y - 12}! ${x + w + 4},${y - 18}! ${x + w + 4},${y + 26}! ${x + w / 2},${y + 46}
          ${x - 2},${y + 32}!`,
        material: cloth,
        swell: { radius: 12, height: 6 },
        edge: { radius: 5, height: 4 },
        shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.5 },
      },
      button(x + w / 2, y + 28, 9, SILVER, 0),
    ]),
  );

export const bomber: GarmentBuilder = (spec) => {
  const { hex, fabric, options } = spec;
  // The nylon of down jackets puckers; without a filling it is nearly flat.
  const cloth = fabric === 'nylon' ? { ...spec.cloth, relief: 0.22 } : spec.cloth;
  const m = MEASURES;
  const rib = material('rib', shade(hex, fabric === 'suede' ? 0.72 : 0.86));
  const lining = material('satin', shade(hex, 0.7));
  const arm = sleeve(m);
  const right: Part = {
    outline: arm.outline,
    folds: arm.folds.map((f) => ({ ...f, width: f.width * 1.3, height: f.height * 1.4 })),
    material: options.sleeves === 'leather' ? material('leather', '#ece4d4') : cloth,
    swell: { radius: 34, height: 40 },
    edge: { radius: 9, height: 5 },
    grain: -0.15,
    wrinkle: 1.9,
    seed: 5,
    shadow: { dx: 2, dy: 5, blur: 10, opacity: 0.48 },
  };
  const parts = [
    ...neckInside({ ...m, neckW: 54 }, darken(lining, 0.6), 90),
    ...fronts(m, cloth),
    ...(options.pockets === 'patch' ? [] : pocket(cloth, GUNMETAL).flatMap(withMirror)),
    hemRib(m.hem[0], 918, 92, rib),
    ...withMirror(right),
    ...withMirror(cuffRib(m, rib)),
    ...(options.closure === 'snaps'
      ? snaps(m, cloth)
      : zip(0, m.neckY + 66, 1012, material('poplin', shade(hex, 0.6)))),
    ...(options.collar === 'shirt' ? shirtLeaves(cloth) : [collar(m, rib)]),
    ...(options.pockets === 'patch' ? flapPatches(cloth) : []),
  ];
  return {
    parts: stretchBelow(parts, 420, 0.8),
    body: {
      outline: symmetric(path`0,170 72,168 230,220 220,450 216,800 0,820`),
      radius: 110,
      height: 40,
    },
    closeUp: { x: -150, y: 150, w: 330 },
  };
};
