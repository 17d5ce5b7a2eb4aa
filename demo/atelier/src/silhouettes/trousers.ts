import { shade } from '../engine/colour.ts';
import { lerp } from '../engine/maths.ts';
import type { Fold, Material, Part } from '../engine/part.ts';
import { path } from '../engine/path.ts';
import { rounded } from '../engine/shapes.ts';
import { darken, GOLD, material } from '../fabrics/materials.ts';
import { hemInside } from '../parts/body.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { button, frame, hornButton } from '../parts/hardware.ts';
import { mirrorPart, stretchBelow, withMirror } from '../parts/part-tools.ts';
import { fold, seam, stitch, threadColour } from '../parts/stitches.ts';
import {
  cargoPockets,
  jeansPockets,
  kneePatches,
  sailorFront,
  sash,
  sideTabs,
  turnUp,
} from '../parts/trouser-details.ts';

const TOP = 112;
const CROTCH = 440;
const HEM = 1165;

/** The outer and inner edge of the leg at the hem. */
const LEGS: Readonly<Record<string, readonly [number, number]>> = {
  wide: [262, 30],
  straight: [206, 52],
  tapered: [172, 66],
};

function crease(outer: number, inner: number): Fold[] {
  const middle = (outer + inner) / 2;
  return [
    fold(path`62,${TOP + 44} 80,300 ${lerp(92, middle, 0.4)},640 ${middle + 4},${HEM + 8}`, 9, 9, {
      lean: 0.5,
      rise: 0.05,
      fall: 0.01,
      grow: 0.3,
    }),
    fold(path`40,${TOP + 44} 50,230 66,330`, 8, 6, { lean: 0.5, rise: 0.02, fall: 0.7 }),
    fold(path`88,${TOP + 44} 96,220 110,320`, 8, 6, { lean: -0.5, rise: 0.02, fall: 0.7 }),
  ];
}

function legFolds(outer: number, inner: number): Fold[] {
  return [
    fold(path`2,${CROTCH - 20} 60,${CROTCH - 50} 130,${CROTCH - 40}`, 14, 3.2, {
      lean: 0.3,
      rise: 0.1,
      fall: 0.7,
    }),
    fold(path`4,${CROTCH + 10} 60,${CROTCH + 30} 120,${CROTCH + 90}`, 16, 3.2, {
      lean: -0.3,
      rise: 0.1,
      fall: 0.7,
    }),
    fold(
      path`${lerp(178, outer, 0.5)},760 ${lerp(120, outer, 0.4)},900 ${outer * 0.66 + inner * 0.3},${HEM}`,
      22,
      8,
      { fall: 0.02 },
    ),
    fold(path`20,600 ${lerp(40, inner, 0.3) + 16},860 ${inner + 40},${HEM}`, 18, 8, { fall: 0.02 }),
  ];
}

function leg({ cloth, options, fabric }: GarmentSpec, outer: number, inner: number): Part {
  const hip = options.cut === 'straight' ? 168 : 176;
  const thr =
    fabric === 'denim'
      ? threadColour([0.55, 0.27, 0.06], 1)
      : threadColour(cloth.colour, 0.8, 0.02);
  return {
    outline: path`126,${TOP + 34}! 160,250 ${hip},380 ${lerp(hip + 2, outer, 0.45)},720
      ${outer},${HEM}! ${(outer + inner) / 2},${HEM + 12} ${inner},${HEM + 2}!
      ${lerp(14, inner, 0.5)},760 6,${CROTCH + 10} -2,${CROTCH - 20}! -2,${TOP + 36}!`,
    material: cloth,
    seed: 1,
    swell: { radius: 60, height: 46 },
    edge: { radius: 6, height: 4 },
    wrinkle: options.pleats ? 0.8 : 1.5,
    shadow: { dx: 2, dy: 4, blur: 8, opacity: 0.4 },
    folds: [...(options.pleats ? crease(outer, inner) : []), ...legFolds(outer, inner)],
    lines: [
      seam(path`118,${TOP + 40} 158,262`),
      stitch(path`112,${TOP + 42} 151,262`, thr, 1),
      seam(path`164,270 172,380`, 1),
      ...(options.pleats
        ? []
        : [stitch(path`${inner + 8},${HEM - 22} ${outer - 6},${HEM - 24}`, thr, 1)]),
    ],
  };
}

function fly(cloth: Material): Part {
  return {
    outline: path`-8,${TOP + 30}! 18,${TOP + 30}! 20,300 8,350 -4,372!`,
    material: cloth,
    swell: { radius: 8, height: 3 },
    edge: { radius: 2, height: 1.5 },
    shadow: { dx: 2, dy: 2, blur: 3, opacity: 0.3 },
    lines: [stitch(path`15,${TOP + 34} 16,296 2,350`, threadColour(cloth.colour, 0.8, 0.02), 1)],
  };
}

function waistband(cloth: Material, hasLoops: boolean): Part[] {
  const loop = (x: number): Part => ({
    outline: rounded(x - 5, TOP - 1, 10, 52, 2),
    polygon: true,
    material: cloth,
    swell: null,
    edge: { radius: 3, height: 2 },
    shadow: { dx: 1.5, dy: 2, blur: 2.5, opacity: 0.5 },
  });
  return [
    {
      outline: path`-124,${TOP - 2}! 0,${TOP + 10} 124,${TOP - 2}! 128,${TOP + 40}! 0,${TOP + 52}
        -128,${TOP + 40}!`,
      material: cloth,
      swell: { radius: 40, height: 24 },
      edge: { radius: 3.5, height: 2.5 },
      seed: 5,
      shadow: { dx: 1, dy: 5, blur: 5, opacity: 0.4 },
      grain: Math.PI / 2,
    },
    ...(hasLoops ? [loop(-78), loop(78)] : []),
  ];
}

const belt: Part[] = [
  {
    outline: path`-126,${TOP + 8}! 0,${TOP + 20} 126,${TOP + 8}! 127,${TOP + 30}! 0,${TOP + 42}
      -127,${TOP + 30}!`,
    material: material('calf', '#5a3018'),
    swell: { radius: 10, height: 5 },
    shadow: { dx: 1, dy: 3, blur: 3, opacity: 0.5 },
  },
  frame(-20, TOP + 12, 40, 38, GOLD),
];

/** Children's trousers have a gathered waist with a bow instead of loops and a fly. */
function pullOn(cloth: Material): Part[] {
  const cord = material('jersey', '#f1ece2');
  const tie = (s: number, y: number): Part => ({
    outline: path`${s * 2},${TOP + 30}! ${s * 10},${TOP + 30}! ${s * 30},${TOP + y - 2}
      ${s * 24},${TOP + y + 2}!`,
    material: cord,
    swell: null,
    edge: { radius: 4, height: 3 },
  });
  const gathers = Array.from({ length: 15 }, (_, i) =>
    fold(path`${-112 + i * 16},${TOP} ${-112 + i * 16},${TOP + 46}`, 5, 4, { rise: 0, fall: 0 }),
  );
  return [
    {
      outline: path`-124,${TOP - 2}! 0,${TOP + 10} 124,${TOP - 2}! 130,${TOP + 42}! 0,${TOP + 54}
        -130,${TOP + 42}!`,
      material: cloth,
      swell: { radius: 40, height: 24 },
      edge: { radius: 7, height: 5 },
      shadow: { dx: 1, dy: 5, blur: 5, opacity: 0.4 },
      folds: gathers,
    },
    tie(-1, 112),
    tie(1, 126),
  ];
}

const shortened = (parts: readonly Part[], k: number) =>
  k === 1 ? parts : stretchBelow(parts, 300, k);

export const trousers: GarmentBuilder = (spec) => {
  const { cloth, options, hex, gender } = spec;
  const [outer, inner] = LEGS[String(options.leg)];
  const half = leg(spec, outer, inner);
  const back = hemInside(path`0,${TOP - 14} 122,${TOP - 4}! 120,${TOP + 40}! 0,${TOP + 40}`, cloth);
  const horn = hornButton(shade(hex, 0.5), shade(hex, 0.8));
  const isJeans = options.pockets === 'jeans';
  const hems = options.turnUp ? withMirror(turnUp(outer, inner, HEM, cloth)) : [];
  const parts = [
    { ...back, material: darken(cloth, 0.42), body: 0 },
    half,
    mirrorPart(half),
    ...hems,
    ...(gender === 'kids'
      ? pullOn(cloth)
      : [fly(cloth), ...waistband(cloth, options.tabs !== true)]),
    ...(options.pockets === 'cargo' ? cargoPockets(gender === 'kids' ? 660 : 560, cloth) : []),
    ...(options.patches ? kneePatches(740) : []),
    ...(isJeans ? jeansPockets(TOP, cloth) : []),
    ...(options.tabs ? sideTabs(TOP, cloth) : []),
    ...(options.front === 'sailor' ? sailorFront(TOP, cloth, horn) : []),
    ...(options.belt ? belt : []),
    ...(options.waist === 'sash' ? sash(TOP, cloth) : []),
    ...(gender === 'kids' || isJeans || options.belt || options.waist || options.front
      ? []
      : [button(6, TOP + 31, 8, horn)]),
  ];
  return {
    parts: shortened(parts, gender === 'kids' ? 0.62 : options.cropped ? 0.8 : 1),
    closeUp: { x: -150, y: 90, w: 320 },
  };
};
