import { shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { path, symmetric } from '../engine/path.ts';
import { rounded } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import { hemInside, type Measurements, neckInside, sleeve, torso } from '../parts/body.ts';
import { createDrapeField } from '../parts/drape.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { button, fitting, frame, hornButton, plate } from '../parts/hardware.ts';
import { mirrorPart, withMirror, withMirrors } from '../parts/part-tools.ts';
import { fold, stitch, threadColour } from '../parts/stitches.ts';
import { cape, flapPockets } from '../parts/trench-details.ts';

const LENGTHS: Readonly<Record<string, { hem: number; flare: number }>> = {
  short: { hem: 960, flare: 196 },
  knee: { hem: 1130, flare: 214 },
  long: { hem: 1200, flare: 250 },
};
const BREAK = 430;

function createMeasurements(hem: number, flare: number): Measurements {
  return {
    neckW: 66,
    neckY: 132,
    shoulderW: 182,
    shoulderY: 178,
    pit: [164, 350],
    waist: [136, 566],
    hip: [flare - 34, 800],
    hem: [flare, hem],
    cuff: [276, 742, 88],
    bicep: 112,
  };
}

function fronts(m: Measurements, spec: GarmentSpec): Part[] {
  const { cloth } = spec;
  const [w, hem] = m.hem;
  const stitchColour = threadColour(cloth.colour, 1.25);
  const field = createDrapeField(spec.random(), {
    folds: 6,
    depth: 15,
    from: 0.46,
    power: 1,
    width: 0.075,
  });
  const front: Part = {
    outline: path`${torso(m)} ${w * 0.55},${hem + 14} 40,${hem + 12} -74,${hem + 8}! -80,700
      -84,${BREAK}! 10,${BREAK - 150} ${m.neckW - 8},${m.neckY + 8}!`,
    material: cloth,
    seed: 1,
    swell: { radius: 60, height: 26 },
    field,
    wrinkle: 1.1,
    folds: [
      fold(path`128,560 90,640 100,820`, 18, 9, { lean: 0.3 }),
      fold(path`60,556 40,660 60,900`, 20, 8, { lean: -0.3 }),
      fold(path`132,548 100,480 110,400`, 14, 7, { lean: 0.3 }),
      fold(path`70,548 66,470 100,380`, 14, 6),
      fold(path`10,548 4,500 20,430`, 12, 5),
    ],
    lines: [
      stitch(path`-70,${hem} -76,700 -79,${BREAK + 10}`, stitchColour),
      stitch(path`${w - 8},${hem - 16} ${w * 0.55},${hem - 4} -70,${hem - 8}`, stitchColour),
    ],
  };
  const over = { ...mirrorPart(front), shadow: { dx: 5, dy: 4, blur: 8, opacity: 0.5 } };
  return [front, over];
}

const pocket = (cloth: Material): Part => ({
  outline: path`112,668! 136,676! 158,806! 134,812!`,
  material: cloth,
  swell: { radius: 8, height: 4 },
  edge: { radius: 3, height: 2 },
  shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.4 },
  grain: 0.2,
  lines: [stitch(path`117,676 139,804 152,801 132,682`, threadColour(cloth.colour, 1.25))],
});

function sleeves(m: Measurements, cloth: Material, horn: Material): Part[] {
  const cut = sleeve(m);
  const y = m.cuff[1];
  const stitchColour = threadColour(cloth.colour, 1.25);
  return withMirrors([
    {
      outline: cut.outline,
      folds: cut.folds,
      material: cloth,
      swell: { radius: 26, height: 30 },
      edge: { radius: 9, height: 5 },
      grain: -0.16,
      wrinkle: 1.3,
      seed: 5,
      shadow: { dx: 2, dy: 5, blur: 9, opacity: 0.5 },
      lines: [stitch(path`182,${y - 4} 230,${y - 2} 272,${y - 10}`, stitchColour)],
    },
    {
      outline: path`168,${y - 70}! 271,${y - 84}! 273,${y - 58}! 171,${y - 44}!`,
      material: cloth,
      swell: { radius: 10, height: 5 },
      edge: { radius: 4, height: 3 },
      grain: -0.13,
      shadow: { dx: 1, dy: 4, blur: 4, opacity: 0.45 },
      lines: [
        stitch(path`174,${y - 65} 268,${y - 78}`, stitchColour),
        stitch(path`176,${y - 50} 270,${y - 63}`, stitchColour),
      ],
    },
    frame(208, y - 84, 30, 38, horn, 6),
  ]);
}

function flapAndEpaulettes(cloth: Material, horn: Material): Part[] {
  const stitchColour = threadColour(cloth.colour, 1.25);
  const flap: Part = {
    outline: path`72,196! 160,184! 150,280 156,352! 104,386 40,372!`,
    material: cloth,
    swell: { radius: 20, height: 8 },
    seed: 9,
    shadow: { dx: 3, dy: 7, blur: 7, opacity: 0.45 },
    lines: [stitch(path`150,348 104,378 48,366`, stitchColour)],
  };
  const epaulette: Part = {
    outline: path`92,152! 180,172! 184,196! 96,180`,
    material: cloth,
    swell: { radius: 8, height: 4 },
    edge: { radius: 4, height: 3 },
    grain: 0.25,
    shadow: { dx: 1, dy: 4, blur: 4, opacity: 0.4 },
    lines: [
      stitch(path`100,160 178,178`, stitchColour),
      stitch(path`102,176 180,191`, stitchColour),
    ],
  };
  return [mirrorPart(flap), ...withMirror(epaulette), ...withMirror(button(110, 169, 7, horn))];
}

function collar(cloth: Material, top: Material): Part[] {
  const stitchColour = threadColour(cloth.colour, 1.25);
  const lapel: Part = {
    outline: path`56,196! 120,250! 164,238! 146,320 60,420 -62,470! -10,360`,
    material: cloth,
    swell: { radius: 26, height: 12 },
    grain: -0.5,
    seed: 4,
    shadow: { dx: 4, dy: 7, blur: 8, opacity: 0.5 },
    wrinkle: 0.5,
    lines: [stitch(path`124,254 156,246 138,316 56,410 -48,458`, stitchColour)],
  };
  const leaf: Part = {
    outline: path`0,112 50,116 84,140 122,196 146,232! 112,262! 62,214 52,168 34,146 0,140!`,
    material: top,
    swell: { radius: 14, height: 9 },
    edge: { radius: 6, height: 4 },
    grain: 0.5,
    shadow: { dx: 3, dy: 7, blur: 7, opacity: 0.5 },
    lines: [stitch(path`92,158 116,196 138,230 114,253 70,212`, stitchColour)],
  };
  const under = { ...mirrorPart(lapel), shadow: { dx: 6, dy: 7, blur: 9, opacity: 0.5 } };
  return [lapel, under, ...withMirror(leaf)];
}

function belt(cloth: Material, horn: Material): Part[] {
  const stitchColour = threadColour(cloth.colour, 1.25);
  return [
    {
      outline: path`-140,546! 0,560 140,546! 143,586! 0,602 -143,586!`,
      material: cloth,
      swell: { radius: 16, height: 8 },
      edge: { radius: 5, height: 4 },
      shadow: { dx: 2, dy: 7, blur: 7, opacity: 0.55 },
      seed: 11,
      wrinkle: 0.7,
      lines: [0, 9, 18, 27].map((y) =>
        stitch(path`-140,${552 + y} 0,${566 + y} 140,${552 + y}`, stitchColour),
      ),
      folds: [fold(path`20,560 60,580 110,580`, 6, 4)],
    },
    {
      outline: path`-10,566! 24,562! 30,690 52,800! 14,812! -2,690`,
      material: cloth,
      swell: { radius: 12, height: 8 },
      edge: { radius: 5, height: 4 },
      shadow: { dx: 5, dy: 6, blur: 7, opacity: 0.5 },
      grain: -0.1,
      lines: [
        stitch(path`-4,610 6,690 22,802`, stitchColour),
        stitch(path`18,610 22,690 44,794`, stitchColour),
      ],
    },
    fitting(rounded(-30, 548, 62, 66, 8), horn, {
      polygon: true,
      cut: [rounded(-19, 560, 40, 42, 4)],
      edge: { radius: 6, height: 5 },
    }),
    plate(-2, 556, 5, 50, 2, horn),
  ];
}

export const trench: GarmentBuilder = (spec) => {
  const { cloth, hex, options } = spec;
  const { hem, flare } = LENGTHS[String(options.length)];
  const m = createMeasurements(hem, flare);
  const horn = hornButton('#3a2415', '#7a5230');
  const lining = darken(material('check', shade(hex, 0.86), shade(hex, 0.5), '#8e2f25'), 0.8);
  const buttons = [490, 640, 745].flatMap((y) => [-52, 56].map((x) => button(x, y, 11.5, horn)));
  return {
    parts: [
      ...neckInside(m, lining),
      hemInside(
        path`0,${hem - 40} ${flare - 14},${hem - 60}! ${flare - 18},${hem + 4}! 0,${hem + 10}`,
        cloth,
      ),
      ...fronts(m, spec),
      ...(options.pockets === 'flap' ? flapPockets(cloth, horn) : withMirror(pocket(cloth))),
      ...sleeves(m, cloth, horn),
      ...(options.shoulders === 'cape' ? [cape(cloth)] : []),
      ...(options.shoulders === undefined ? flapAndEpaulettes(cloth, horn) : []),
      ...collar(cloth, options.collar === 'leather' ? material('leather', '#4a3022') : cloth),
      ...buttons,
      ...belt(cloth, horn),
    ],
    body: { outline: symmetric(torso(m)), radius: 120, height: 60 },
    closeUp: { x: -130, y: 330, w: 330 },
  };
};
