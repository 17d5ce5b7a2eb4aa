import { smoothstep } from '../engine/maths.ts';
import type { Material, Part } from '../engine/part.ts';
import { path, symmetric } from '../engine/path.ts';
import { rounded } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import { hemInside, type Measurements, neckInside, sleeve, torso } from '../parts/body.ts';
import { longTie, shirtCollar, tiedBow } from '../parts/collars.ts';
import { createDrapeField } from '../parts/drape.ts';
import { largeBow, velvetRibbon } from '../parts/dress-details.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { button } from '../parts/hardware.ts';
import { mirrorPart, stretchBelow, withMirror, withMirrors } from '../parts/part-tools.ts';
import { pintucks, ruffles, westernFront } from '../parts/shirt-fronts.ts';
import { fineStitch, fold, seam, threadColour } from '../parts/stitches.ts';

const MOTHER_OF_PEARL = material('glass', '#e9e2d4');

function createMeasurements(straight: boolean): Measurements {
  return {
    neckW: 66,
    neckY: 156,
    shoulderW: straight ? 226 : 214,
    shoulderY: straight ? 204 : 208,
    pit: [straight ? 210 : 196, 424],
    waist: [straight ? 204 : 186, 660],
    hip: [straight ? 206 : 196, 860],
    hem: [straight ? 208 : 204, 1010],
    cuff: [straight ? 318 : 306, 880, 74],
    bicep: 132,
    bow: 4,
  };
}

/** Silk gets long folds from the shoulder; shirt cotton only creases. */
function front(m: Measurements, spec: GarmentSpec, straight: boolean): Part {
  const { cloth } = spec;
  const fall = createDrapeField(spec.random(), {
    folds: 8,
    depth: straight ? 4 : 8,
    from: 0.18,
    power: 0.8,
    sway: 0.06,
  });
  const k = straight ? 0.7 : 1;
  return {
    outline: path`${torso(m)} ${m.hem[0] - 28},1040 110,1082 40,1094 -18,1096! -18,330! 4,240
      ${m.neckW - 6},${m.neckY + 10}!`,
    material: cloth,
    seed: 1,
    swell: { radius: 70, height: 26 },
    hem: 120,
    edge: { radius: 4, height: 2.4 },
    wrinkle: straight ? 1.9 : 1.5,
    // The folds fade towards the hem, where they would draw a dark band along the curve.
    field: (u, v) => fall(u, v) * (1 - 0.6 * smoothstep(0.5, 0.95, v)),
    folds: [
      fold(path`190,440 140,540 120,690`, 20, 5 * k, { lean: 0.3, rise: 0.15, fall: 0.7 }),
      fold(path`192,500 168,620 160,800`, 18, 5 * k, { lean: 0.3, rise: 0.15, fall: 0.7 }),
      fold(path`100,230 60,320 30,400`, 16, 5 * k, { lean: 0.3 }),
      fold(path`110,200 90,330 110,480`, 20, 8 * k),
      fold(path`160,200 150,300 170,400`, 14, 7 * k, { lean: 0.4 }),
      fold(path`60,640 84,820 66,1090`, 26, 6 * k, { rise: 0.5, fall: 0.01 }),
      fold(path`140,680 152,860 134,1070`, 24, 6 * k, { rise: 0.5, fall: 0.01 }),
    ],
    lines: [
      seam(path`74,196 200,238`, 1.2),
      ...(spec.options.front === 'pintucks' ? pintucks() : []),
    ],
  };
}

const placket = (cloth: Material): Part => ({
  outline: rounded(-17, 300, 34, 794, 2),
  polygon: true,
  material: cloth,
  swell: { radius: 8, height: 3 },
  edge: { radius: 2.4, height: 1.4 },
  shadow: { dx: 2, dy: 2, blur: 3, opacity: 0.25 },
  wrinkle: 0.8,
  lines: [-12, 12].map((x) =>
    fineStitch(path`${x},300 ${x},1090`, threadColour(cloth.colour, 0.82)),
  ),
});

function sleeves(m: Measurements, cloth: Material, cuff: Material): Part[] {
  const arm = sleeve(m);
  const [x, y, w] = m.cuff;
  const stitchColour = threadColour(cloth.colour, 0.82);
  return withMirrors([
    {
      outline: arm.outline,
      folds: [
        ...arm.folds.map((f) => ({ ...f, height: f.height * 1.25 })),
        fold(path`${x - 44},640 ${x - 30},760 ${x - 38},880`, 12, 8, { fall: 0.05 }),
        fold(path`${x - 20},660 ${x - 12},780 ${x - 16},880`, 9, 6, { fall: 0.05 }),
      ],
      material: cloth,
      swell: { radius: 30, height: 30 },
      edge: { radius: 7, height: 4 },
      grain: -0.15,
      wrinkle: 1.6,
      seed: 5,
      shadow: { dx: 2, dy: 5, blur: 9, opacity: 0.42 },
    },
    {
      outline: path`${x - w + 2},${y - 4}! ${x},${y - 14}! ${x + 2},${y + 60}! ${x - w / 2},${y + 72}
        ${x - w + 6},${y + 68}!`,
      material: cuff,
      swell: { radius: 16, height: 16 },
      edge: { radius: 4, height: 3 },
      grain: -0.1,
      shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.3 },
      lines: [
        fineStitch(path`${x - w + 8},${y + 2} ${x - 4},${y - 8}`, stitchColour),
        fineStitch(path`${x - w + 10},${y + 62} ${x - 4},${y + 54}`, stitchColour),
      ],
    },
    button(x - w + 18, y + 28, 6, MOTHER_OF_PEARL),
  ]);
}

const pocket = (cloth: Material): Part => ({
  outline: path`66,430! 156,424! 158,520! 112,540! 68,526!`,
  material: cloth,
  swell: { radius: 10, height: 3 },
  edge: { radius: 2.4, height: 1.5 },
  shadow: { dx: 1, dy: 3, blur: 3, opacity: 0.3 },
  lines: [fineStitch(path`66,446 156,440`, threadColour(cloth.colour, 0.82))],
});

const pocketsFor = (cloth: Material, count: unknown) =>
  count === 2 ? withMirror(pocket(cloth)) : count === 1 ? [pocket(cloth)] : [];

function collarFor(cloth: Material, collar: unknown): Part[] {
  if (collar === 'bow') return tiedBow(cloth);
  if (collar === 'longTie') return longTie(cloth);
  if (collar === 'velvetBow') {
    return [...shirtCollar(cloth, 'spread'), ...largeBow(0, 258, 0.66, velvetRibbon())];
  }
  return shirtCollar(cloth, String(collar));
}

export const shirt: GarmentBuilder = (spec) => {
  const { cloth, options } = spec;
  const straight = options.cut === 'straight';
  const m = createMeasurements(straight);
  const half = front(m, spec, straight);
  const trim = options.contrast ? material('poplin', '#f4f2ee') : cloth;
  const parts = [
    ...neckInside(m, darken(cloth, 0.62), 100),
    hemInside(path`0,1000 ${m.hem[0] - 12},960! ${m.hem[0] - 14},1010 0,1050`, cloth, 0.5),
    half,
    { ...mirrorPart(half), shadow: { dx: 4, dy: 4, blur: 6, opacity: 0.4 } },
    placket(cloth),
    ...sleeves(m, cloth, trim),
    ...(options.front === 'western' ? westernFront(cloth, MOTHER_OF_PEARL) : []),
    ...(options.front === 'western' ? [] : pocketsFor(cloth, options.pockets)),
    ...(options.front === 'ruffles' ? ruffles(cloth) : []),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => button(0, 334 + i * 108, 7, MOTHER_OF_PEARL)),
    ...collarFor(trim, options.collar),
  ];
  const k = straight ? 0.78 : 0.76;
  const drawn = (y: number) => (y > 400 ? 400 + (y - 400) * k : y);
  return {
    parts: stretchBelow(parts, 400, k),
    body: {
      outline: symmetric(torso(m)).map(([x, y, c]) => [x, drawn(y), c ?? false]),
      radius: 110,
      height: 46,
    },
    closeUp: { x: -120, y: 120, w: 320 },
  };
};
