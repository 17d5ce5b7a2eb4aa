import { shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { mirror, path, symmetric } from '../engine/path.ts';
import { rounded } from '../engine/shapes.ts';
import { darken, material, SILVER } from '../fabrics/materials.ts';
import { label, type Measurements, torso } from '../parts/body.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { button, zip } from '../parts/hardware.ts';
import { stretchBelow, withMirror } from '../parts/part-tools.ts';
import { knitFolds } from '../parts/ribbing.ts';
import { shortSleeve } from '../parts/short-sleeve.ts';
import { fineStitch, threadColour } from '../parts/stitches.ts';
import { knitMeasures } from './jumper.ts';

const HEM = 1010;

function body(m: Measurements, { cloth, random }: GarmentSpec): Part {
  const side = path`${torso(m)} ${m.hem[0]},${HEM}!`;
  return {
    outline: [
      ...side,
      [0, HEM + 12],
      ...mirror(side).reverse(),
      ...path`-52,${m.neckY + 70} 0,${m.neckY + 110} 52,${m.neckY + 70}`,
    ],
    material: cloth,
    swell: { radius: 80, height: 42 },
    edge: { radius: 4, height: 2.6 },
    folds: knitFolds(),
    wrinkle: 1.5,
    seed: random.between(0, 5),
    lines: [
      fineStitch(
        path`${8 - m.hem[0]},${HEM - 24} 0,${HEM - 14} ${m.hem[0] - 8},${HEM - 24}`,
        threadColour(cloth.colour, 0.82),
      ),
    ],
  };
}

function collar(m: Measurements, knit: Material): Part[] {
  const y = m.neckY;
  const half: Part = {
    outline: path`58,${y - 34} 86,${y - 18} 118,${y + 66}! 66,${y + 132}! 4,${y + 74}! 40,${y + 42}
      58,${y + 6}`,
    material: knit,
    swell: { radius: 14, height: 8 },
    edge: { radius: 6, height: 4 },
    grain: 0.5,
    shadow: { dx: 2, dy: 6, blur: 6, opacity: 0.45 },
  };
  return [
    {
      outline: path`-60,${y - 28} 0,${y - 36} 60,${y - 28} 56,${y + 12}! 0,${y + 22} -56,${y + 12}!`,
      material: darken(knit, 0.72),
      swell: { radius: 10, height: 5 },
      shadow: null,
      body: 0,
    },
    ...withMirror(half),
  ];
}

function placket(m: Measurements, cloth: Material, buttons: number): Part[] {
  const top = m.neckY + 66;
  const length = 60 + buttons * 52;
  const stitchColour = threadColour(cloth.colour, 0.82);
  const shell = material('glass', '#e9e2d4');
  const box = path`-19,${top} -19,${top + length - 6} 19,${top + length - 6} 19,${top}`;
  return [
    {
      outline: rounded(-25, top, 50, length, 2),
      polygon: true,
      material: cloth,
      swell: { radius: 8, height: 3 },
      edge: { radius: 2.5, height: 1.5 },
      shadow: { dx: 2, dy: 3, blur: 4, opacity: 0.32 },
      lines: [fineStitch(box, stitchColour)],
    },
    ...Array.from({ length: buttons }, (_, i) => button(0, top + 44 + i * 58, 8, shell)),
  ];
}

export const polo: GarmentBuilder = (spec) => {
  const { cloth, hex, gender, options, fabric } = spec;
  const m = { ...knitMeasures(gender), neckW: 78 };
  const trim =
    fabric === 'stripe' || options.tipped
      ? material('knit', '#ece5d8')
      : material('knit', shade(hex, 0.96));
  const sleeve = shortSleeve(m, cloth, 240, false);
  const cuff: Part = {
    outline: path`${m.shoulderW + 82},${m.shoulderY + 196}! ${m.shoulderW + 90},${m.shoulderY + 226}!
      ${m.shoulderW + 18},${m.shoulderY + 256} ${m.shoulderW - 52},${m.shoulderY + 266}!
      ${m.shoulderW - 54},${m.shoulderY + 234}! ${m.shoulderW + 14},${m.shoulderY + 226}`,
    material: trim,
    swell: { radius: 14, height: 10 },
    edge: { radius: 6, height: 4 },
    shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.3 },
  };
  const parts = [
    {
      outline: symmetric(
        path`0,${m.neckY - 20} 60,${m.neckY - 14} 84,${m.neckY + 8}! 60,270 0,300`,
      ),
      material: darken(cloth, 0.5),
      swell: null,
      body: 0,
      shadow: null,
    },
    label(m.neckY + 4, 46),
    body(m, spec),
    ...withMirror(sleeve),
    ...withMirror(cuff),
    ...(options.zip
      ? zip(0, m.neckY + 66, m.neckY + 250, darken(cloth, 0.7), SILVER)
      : placket(m, cloth, Number(options.buttons))),
    ...collar(m, trim),
  ];
  const k = gender === 'men' ? 0.84 : 0.64;
  return { parts: stretchBelow(parts, 440, k), closeUp: { x: -150, y: 140, w: 310 } };
};
