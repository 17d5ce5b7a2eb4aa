import { shade } from '../engine/colour.ts';
import { lerp } from '../engine/maths.ts';
import type { Fold, Material, Part } from '../engine/part.ts';
import { path, symmetric } from '../engine/path.ts';
import { createRandom, type Random } from '../engine/random.ts';
import { ellipse } from '../engine/shapes.ts';
import { darken, GOLD, material } from '../fabrics/materials.ts';
import { hemInside } from '../parts/body.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { zip } from '../parts/hardware.ts';
import { withMirror } from '../parts/part-tools.ts';
import { fold } from '../parts/stitches.ts';

const TOP = 330;

/** The number of down-filled rolls and the sleeve length, by gender and length. */
interface Cut {
  rolls: number;
  hem: number;
  half: number;
  sleeve: { x: number; y: number; rolls: number; width: number };
}

function createCut({ gender, options }: GarmentSpec): Cut {
  if (gender === 'kids') {
    const rolls = options.quilting === 'fine' ? 10 : 6;
    return { rolls, hem: 940, half: 206, sleeve: { x: 322, y: 800, rolls, width: 78 } };
  }
  const half = gender === 'men' ? 220 : 196;
  const long = options.length === 'hip';
  const arm = { x: half + 118, y: 930, rolls: 7, width: gender === 'men' ? 78 : 70 };
  return { rolls: long ? 8 : 6, hem: long ? 1070 : 860, half, sleeve: arm };
}

/** Small puckers along the seam of a roll. */
function puckers(x0: number, x1: number, y: number, up: number, n: number, rng: Random): Fold[] {
  return Array.from({ length: n }, (_, i) => {
    const x = lerp(x0, x1, (i + 0.5 + rng.between(-0.3, 0.3)) / n);
    const end = y + up * rng.between(18, 42);
    return fold(
      path`${x},${y} ${x + rng.between(-12, 12)},${end}`,
      rng.between(4, 8),
      rng.between(-5, 4),
      { rise: 0.05, fall: 0.8 },
    );
  });
}

/** The uppermost rolls of a coat in two colours. */
const YOKE_ROLLS = 2;

function bodyRolls(cut: Cut, cloth: Material, yoke: Material): Part[] {
  const depth = (cut.hem - TOP) / cut.rolls;
  const width = (y: number) => cut.half + 22 * Math.sin(((y - TOP) / (cut.hem - TOP)) * Math.PI);
  return Array.from({ length: cut.rolls }, (_, i): Part => {
    const a = TOP + i * depth;
    const b = a + depth;
    const wa = i ? width(a) : cut.half - 14;
    const wb = width(b);
    const head = path`0,300 96,276! ${cut.half - 10},330 ${wa + 6},${a + depth * 0.55}`;
    const next = path`0,${a - 4} ${wa - 4},${a}! ${(wa + wb) / 2 + 12},${(a + b) / 2}`;
    const rng = createRandom(`roll ${i} ${cut.half}`);
    const sides = [-1, 1].flatMap((s) => [
      ...puckers(s * wa, s * 20, a + 2, 1, 7, rng),
      ...puckers(s * wa, s * 20, b - 2, -1, 7, rng),
    ]);
    return {
      outline: symmetric(path`${i ? next : head} ${wb - 4},${b}! 0,${b + 6}`),
      material: i < YOKE_ROLLS ? yoke : cloth,
      swell: { radius: 22, height: 30, evenly: true },
      edge: { radius: 26, height: 15 },
      seed: i * 2.1,
      wrinkle: 0.8,
      body: 0.6,
      shadow: { dx: 0, dy: -3, blur: 5, opacity: 0.3 },
      folds: sides,
    };
  });
}

interface SleeveCloths {
  cloth: Material;
  yoke: Material;
  rib: Material;
}

function sleeveRolls(cut: Cut, side: 1 | -1, { cloth, yoke, rib }: SleeveCloths): Part[] {
  const { sleeve } = cut;
  const at = (t: number) =>
    [lerp(cut.half - 28, sleeve.x, t) * side, lerp(318, sleeve.y, t)] as const;
  const rolls = Array.from({ length: sleeve.rolls }, (_, i): Part => {
    const t0 = i / sleeve.rolls;
    const t1 = (i + 1) / sleeve.rolls;
    const [x0, y0] = at(t0);
    const [x1, y1] = at(t1);
    const w0 = lerp(sleeve.width, 56, t0) - 3;
    const w1 = lerp(sleeve.width, 56, t1) - 3;
    const wm = (w0 + w1) / 2 + 12;
    const [xm, ym] = [(x0 + x1) / 2, (y0 + y1) / 2];
    const dy = -0.25 * side;
    const outer = i
      ? path`${x0 + w0 * 0.97},${y0 + w0 * dy}!`
      : path`${x0 + side * 6 + 40},${y0 - 4}!`;
    const rng = createRandom(`sleeve ${i} ${side}`);
    return {
      outline: path`${x0 - w0 * 0.97},${y0 - w0 * dy}! ${outer} ${xm + wm * 0.97},${ym + wm * dy}
        ${x1 + w1 * 0.97},${y1 + w1 * dy}! ${x1 - w1 * 0.97},${y1 - w1 * dy}!
        ${xm - wm * 0.97},${ym - wm * dy}`,
      material: i < YOKE_ROLLS ? yoke : cloth,
      swell: { radius: 18, height: 28, evenly: true },
      edge: { radius: 24, height: 14 },
      seed: i + side,
      wrinkle: 0.8,
      body: 0.4,
      shadow: { dx: 2, dy: 3, blur: 8, opacity: 0.42 },
      folds: [
        ...puckers(x0 - w0, x0 + w0, y0 + 4, 1, 5, rng),
        ...puckers(x1 - w1, x1 + w1, y1 - 4, -1, 5, rng),
      ],
    };
  });
  const [x, y] = at(1);
  const cuff: Part = {
    outline: path`${x - 50},${y - 14}! ${x + 50},${y - 14 - side * 8}! ${x + 48},${y + 38}!
      ${x - 46},${y + 40}!`,
    material: rib,
    swell: { radius: 14, height: 14 },
    edge: { radius: 8, height: 5 },
  };
  return [...rolls, cuff];
}

function hood(cloth: Material, lining: Material): Part[] {
  return [
    {
      outline: symmetric(path`0,60 110,90 168,190 150,300 80,350 0,360`),
      material: cloth,
      swell: { radius: 34, height: 50, evenly: true },
      edge: { radius: 20, height: 14 },
      seed: 3,
      wrinkle: 1.2,
    },
    {
      outline: symmetric(path`0,112 78,136 110,212 84,300 0,340`),
      material: darken(lining, 0.55),
      swell: { radius: 30, height: -30, evenly: true },
      edge: null,
      shadow: null,
      decals: [{ outline: ellipse(0, 300, 120, 60), tone: 0.5, soft: 24 }],
    },
  ];
}

const welt = (w: number, y: number, rib: Material): Part => ({
  outline: path`${-w},${y - 4}! 0,${y + 4} ${w},${y - 4}! ${w - 6},${y + 44}! 0,${y + 52}
    ${6 - w},${y + 44}!`,
  material: rib,
  swell: { radius: 30, height: 20 },
  edge: { radius: 9, height: 6 },
  shadow: { dx: 0, dy: -2, blur: 4, opacity: 0.3 },
});

const pocket = (cloth: Material): Part => ({
  outline: path`120,700! 134,696! 160,800! 146,806!`,
  material: darken(cloth, 0.7),
  swell: null,
  edge: { radius: 4, height: 2 },
  shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.4 },
});

const standCollar = (cloth: Material): Part => ({
  outline: symmetric(path`0,292 60,282 112,250! 122,286 100,326 0,344`),
  material: cloth,
  swell: { radius: 16, height: 22, evenly: true },
  edge: { radius: 20, height: 12 },
  shadow: { dx: 1, dy: 6, blur: 6, opacity: 0.4 },
});

export const puffer: GarmentBuilder = (spec) => {
  const { hex, options } = spec;
  const cloth = { ...spec.cloth, relief: 0.6 };
  const cut = createCut(spec);
  const yoke = options.yoke ? { ...material('nylon', '#efe9df'), relief: 0.6 } : cloth;
  const cloths = { cloth, yoke, rib: material('rib', shade(hex, 0.8)) };
  const lining = material('nylon', spec.gender === 'kids' ? '#d8a08a' : shade(hex, 0.6));
  const tape = material('poplin', shade(hex, 0.55));
  const bottom = cut.hem + 44;
  return {
    parts: [
      ...(options.hood ? hood(yoke, lining) : []),
      hemInside(path`0,250 90,262 100,340 0,380`, lining, 0.6),
      ...sleeveRolls(cut, 1, cloths),
      ...sleeveRolls(cut, -1, cloths),
      ...bodyRolls(cut, cloth, yoke),
      welt(cut.half - 6, cut.hem, cloths.rib),
      ...withMirror(pocket(cloth)),
      ...zip(0, 288, bottom, tape, GOLD),
      standCollar(yoke),
    ],
    body: {
      outline: path`${-cut.half},280 ${cut.half},280 ${cut.half + 8},${cut.hem} ${-cut.half - 8},${cut.hem}`,
      radius: 110,
      height: 34,
    },
    closeUp: { x: -150, y: 250, w: 330 },
  };
};
