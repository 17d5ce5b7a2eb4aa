import { shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { path, symmetric } from '../engine/path.ts';
import { ellipse, ribbon, rounded } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import { hemInside, type Measurements, sleeve, torso } from '../parts/body.ts';
import { createDrapeField } from '../parts/drape.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { fitting } from '../parts/hardware.ts';
import { mirrorPart, withMirror } from '../parts/part-tools.ts';
import { fold, seam, stitch, threadColour } from '../parts/stitches.ts';

const HEM = 940;

const MEASURES: Measurements = {
  neckW: 78,
  neckY: 236,
  shoulderW: 196,
  shoulderY: 274,
  pit: [188, 448],
  waist: [204, 640],
  hip: [222, 800],
  hem: [236, HEM],
  cuff: [300, 790, 96],
  bicep: 120,
};

function fronts(m: Measurements, { cloth, random }: GarmentSpec): Part[] {
  const front: Part = {
    outline: path`${torso(m)} 120,${HEM + 14} -34,${HEM + 10}! -34,600 -34,330! 20,300
      ${m.neckW},${m.neckY + 14}!`,
    material: cloth,
    seed: 1,
    swell: { radius: 60, height: 34 },
    edge: { radius: 7, height: 5 },
    wrinkle: 0.9,
    field: createDrapeField(random(), { folds: 4, depth: 12, from: 0.4, power: 1.1, width: 0.1 }),
    folds: [fold(path`180,470 130,560 140,720`, 24, 7, { lean: 0.3 })],
    lines: [
      stitch(path`-26,${HEM} -26,330`, threadColour(cloth.colour, 0.72, 0.02)),
      seam(path`20,420 110,424 200,412`, 1.2),
    ],
  };
  return [front, { ...mirrorPart(front), shadow: { dx: 5, dy: 4, blur: 8, opacity: 0.45 } }];
}

function hood(cloth: Material, lining: Material): Part[] {
  return [
    {
      outline: symmetric(path`0,86 96,108 158,190 162,270 120,330 0,350`),
      material: cloth,
      swell: { radius: 40, height: 40, evenly: true },
      edge: { radius: 16, height: 10 },
      seed: 7,
      wrinkle: 0.8,
      folds: [fold(path`-20,100 10,160 0,200`, 16, -5), fold(path`120,150 130,240 100,310`, 18, 6)],
    },
    {
      outline: symmetric(path`0,150 70,166 104,226 86,300 0,336`),
      material: darken(lining, 0.6),
      swell: { radius: 30, height: -24, evenly: true },
      edge: null,
      shadow: null,
      decals: [{ outline: ellipse(0, 320, 120, 50), tone: 0.5, soft: 24 }],
    },
  ];
}

/** A horn toggle with two leather loops on stitched patches. */
function toggle(y: number, leather: Material, horn: Material): Part[] {
  const stitchColour = threadColour(leather.colour, 1.6, 0.04);
  const patch = (s: number): Part => ({
    outline: path`${s * 62},${y - 24}! ${s * 112},${y - 24}! ${s * 122},${y} ${s * 112},${y + 24}!
      ${s * 62},${y + 24}! ${s * 70},${y}`,
    material: leather,
    swell: { radius: 8, height: 3 },
    edge: { radius: 4, height: 3 },
    shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.4 },
    lines: [
      stitch(
        path`${s * 72},${y - 18} ${s * 108},${y - 18} ${s * 115},${y} ${s * 108},${y + 18} ${s * 72},${y + 18}`,
        stitchColour,
        1.2,
      ),
    ],
  });
  const cord = (s: number, dy: number): Part => ({
    outline: ribbon(
      path`${s * 78},${y + dy} ${s * 40},${y + dy * 0.7} ${s * 4},${y + dy * 0.3}`,
      7,
    ),
    polygon: true,
    material: leather,
    swell: null,
    edge: { radius: 3.4, height: 3.4 },
    shadow: { dx: 1, dy: 3, blur: 3, opacity: 0.45 },
  });
  return [
    patch(1),
    patch(-1),
    cord(1, -9),
    cord(1, 9),
    cord(-1, -9),
    cord(-1, 9),
    fitting(
      path`-36,${y} -20,${y - 12} 0,${y - 9} 20,${y - 12} 36,${y} 20,${y + 12} 0,${y + 9} -20,${y + 12}`,
      horn,
      {
        edge: { radius: 12, height: 10 },
        shadow: { dx: 3, dy: 5, blur: 4, opacity: 0.5 },
      },
    ),
  ];
}

function pocket(cloth: Material): Part[] {
  const stitchColour = threadColour(cloth.colour, 0.72, 0.02);
  return [
    {
      outline: path`64,700! 186,700! 190,846! 174,860 80,862 66,848!`,
      material: cloth,
      swell: { radius: 14, height: 6 },
      edge: { radius: 5, height: 4 },
      shadow: { dx: 2, dy: 4, blur: 5, opacity: 0.4 },
      lines: [stitch(path`72,706 74,846 86,854 170,852 182,840 179,706`, stitchColour)],
    },
    {
      outline: rounded(58, 682, 136, 48, 6),
      polygon: true,
      material: cloth,
      swell: { radius: 10, height: 4 },
      edge: { radius: 5, height: 4 },
      shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.42 },
      lines: [stitch(path`66,690 66,722 186,722 186,690`, stitchColour)],
    },
  ];
}

export const duffle: GarmentBuilder = (spec) => {
  const { cloth, hex, options } = spec;
  const isFleecy = options.lining === 'shearling';
  const m = MEASURES;
  const arm = sleeve(m);
  const lining = isFleecy
    ? material('shearling', '#efe6d4')
    : material('check', shade(hex, 0.9), shade(hex, 0.5), '#8e2f25');
  const leather = material('leather', isFleecy ? '#e2d3b6' : '#5a3a26');
  const horn = isFleecy
    ? material('horn', '#6a4326', '#4a2d18')
    : material('horn', '#e3d4b4', '#b99a6a');
  const right: Part = {
    outline: arm.outline,
    folds: arm.folds,
    material: cloth,
    swell: { radius: 30, height: 34 },
    edge: { radius: 9, height: 6 },
    grain: -0.14,
    wrinkle: 0.9,
    seed: 5,
    shadow: { dx: 2, dy: 5, blur: 9, opacity: 0.5 },
    lines: [seam(path`210,742 250,748 296,736`, 1.4)],
  };
  return {
    parts: [
      ...hood(cloth, lining),
      hemInside(path`0,${HEM - 40} 220,${HEM - 50}! 216,${HEM}! 0,${HEM + 8}`, lining, 0.5),
      ...fronts(m, spec),
      ...pocket(cloth).flatMap(withMirror),
      ...withMirror(right),
      ...(isFleecy ? [380, 468, 556, 644] : [400, 510, 620]).flatMap((y) =>
        toggle(y, leather, horn),
      ),
    ],
    closeUp: { x: -150, y: 290, w: 320 },
  };
};
