import { shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { mirror, type Point, path, symmetric } from '../engine/path.ts';
import { darken, material } from '../fabrics/materials.ts';
import { hemInside, label } from '../parts/body.ts';
import { createDrapeField } from '../parts/drape.ts';
import { largeBow } from '../parts/dress-details.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { button } from '../parts/hardware.ts';
import { withMirror, withMirrors } from '../parts/part-tools.ts';
import { fineStitch, fold, threadColour } from '../parts/stitches.ts';

const WAIST = 470;
const HEM = 930;
const FLARE = 292;

function hemline(phase: number): Point[] {
  return Array.from({ length: 15 }, (_, i) => {
    const u = i / 14;
    const y = HEM + 22 * Math.sin(u * Math.PI) + 6 * Math.sin(u * 26 + phase);
    return [FLARE * (1 - 2 * u), y, i === 0 || i === 14] as const;
  });
}

function skirt({ cloth, random }: GarmentSpec): Part {
  const side = path`136,${WAIST}! 186,${WAIST + 80} 236,${WAIST + 260}`;
  return {
    outline: [...side, ...hemline(random.between(0, 6)), ...mirror(side).reverse()],
    material: cloth,
    swell: { radius: 80, height: 46 },
    edge: { radius: 4, height: 3 },
    field: createDrapeField(random(), {
      folds: 10,
      depth: 22,
      from: 0.03,
      power: 0.8,
      width: 0.04,
    }),
    seed: 2,
    wrinkle: 0.5,
    flare: 0.0012,
    flareFrom: WAIST,
    folds: Array.from({ length: 13 }, (_, i) => {
      const x = -126 + i * 21;
      return fold(path`${x},${WAIST} ${x * 1.12},${WAIST + 40} ${x * 1.3},${WAIST + 120}`, 6, 6, {
        rise: 0.05,
        fall: 0.8,
      });
    }),
    lines: [
      fineStitch(
        path`${FLARE - 10},${HEM - 34} 120,${HEM - 14} -120,${HEM - 14} ${10 - FLARE},${HEM - 34}`,
        threadColour(cloth.colour, 0.8),
      ),
    ],
  };
}

const bodice = ({ cloth }: GarmentSpec): Part => ({
  outline: symmetric(
    path`0,262 56,226 74,188! 160,216! 150,300 148,360! 140,${WAIST + 6}! 0,${WAIST + 18}`,
  ),
  material: cloth,
  swell: { radius: 60, height: 34 },
  edge: { radius: 4, height: 3 },
  seed: 3,
  wrinkle: 0.7,
  shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.4 },
  folds: [fold(path`140,370 90,400 60,440`, 18, 5), fold(path`-140,370 -90,410 -60,450`, 18, 5)],
});

/** A puffed sleeve gathered into a band. */
function sleeve(cloth: Material): Part[] {
  const gathers = [0, 1, 2, 3, 4].map((i) =>
    fold(
      path`${176 + i * 20},${402 - i * 6} ${170 + i * 22},${360 - i * 4} ${160 + i * 22},${300}`,
      6,
      5,
      {
        rise: 0.02,
        fall: 0.8,
      },
    ),
  );
  const head = [0, 1, 2, 3].map((i) =>
    fold(
      path`${150 + i * 12},${214 + i * 14} ${186 + i * 12},${250 + i * 12} ${216 + i * 10},${310}`,
      7,
      5,
      {
        rise: 0.02,
        fall: 0.8,
      },
    ),
  );
  return [
    {
      outline: path`140,208! 196,210 254,262 280,340 270,398! 216,420 160,414! 146,372 140,300`,
      material: cloth,
      swell: { radius: 34, height: 42, evenly: true },
      edge: { radius: 10, height: 7 },
      grain: -0.3,
      seed: 5,
      wrinkle: 0.8,
      shadow: { dx: 2, dy: 5, blur: 8, opacity: 0.42 },
      folds: [...gathers, ...head],
    },
    {
      outline: path`158,404! 216,412 272,388! 274,412! 218,438 160,430!`,
      material: cloth,
      swell: { radius: 10, height: 6 },
      edge: { radius: 5, height: 4 },
      shadow: { dx: 1, dy: 3, blur: 4, opacity: 0.35 },
    },
  ];
}

function collar(white: Material): Part[] {
  const half: Part = {
    outline: path`2,268! 44,246 66,202 78,178 112,196 128,250 100,310 50,330 8,306`,
    material: white,
    swell: { radius: 16, height: 8 },
    edge: { radius: 4, height: 3 },
    grain: 0.4,
    shadow: { dx: 2, dy: 5, blur: 6, opacity: 0.4 },
    lines: [
      fineStitch(path`118,206 120,250 96,300 50,320 14,300`, threadColour(white.colour, 0.8)),
    ],
  };
  return withMirror(half);
}

/** Two round pockets on the skirt, with a white edge. */
const skirtPockets = (cloth: Material): Part[] =>
  withMirrors([
    {
      outline: path`76,${WAIST + 110}! 186,${WAIST + 104}! 190,${WAIST + 190} 176,${WAIST + 232} 134,${WAIST + 246}
        94,${WAIST + 236} 78,${WAIST + 196}`,
      material: cloth,
      swell: { radius: 16, height: 9 },
      edge: { radius: 5, height: 4 },
      shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.4 },
    },
    {
      outline: path`72,${WAIST + 100}! 190,${WAIST + 94}! 190,${WAIST + 124}! 74,${WAIST + 130}!`,
      material: material('poplin', '#f3efe6'),
      swell: { radius: 10, height: 5 },
      edge: { radius: 4, height: 3 },
      shadow: { dx: 1, dy: 3, blur: 3, opacity: 0.35 },
    },
  ]);

export const smock: GarmentBuilder = (spec) => {
  const { cloth, hex, fabric, options } = spec;
  const white = material('poplin', '#f3efe6');
  const pearl = material('glass', '#e9e2d4');
  const contrast = fabric === 'velvet' || fabric === 'check' || fabric === 'floral';
  const sash: Part = {
    outline: path`-142,${WAIST - 16}! 0,${WAIST - 4} 142,${WAIST - 16}! 144,${WAIST + 12}!
      0,${WAIST + 26} -144,${WAIST + 12}!`,
    material: fabric === 'velvet' ? material('satin', hex) : cloth,
    swell: { radius: 10, height: 5 },
    edge: { radius: 4, height: 3 },
    shadow: { dx: 1, dy: 4, blur: 5, opacity: 0.4 },
  };
  return {
    parts: [
      hemInside(
        path`0,180 70,184 96,200! 60,290 0,300`,
        darken(material('poplin', shade(hex, 0.8)), 0.8),
        0.7,
      ),
      label(190, 40),
      hemInside(
        path`0,${HEM - 60} ${FLARE - 24},${HEM - 56}! ${FLARE - 12},${HEM - 8} 0,${HEM - 8}`,
        cloth,
        0.4,
      ),
      skirt(spec),
      bodice(spec),
      ...sleeve(cloth).flatMap(withMirror),
      sash,
      ...collar(contrast || options.pockets ? white : cloth),
      ...[352, 402, 448].map((y) => button(0, y, 8, pearl)),
      ...(options.pockets ? skirtPockets(cloth) : []),
      ...(options.bow ? largeBow(0, 300, 0.52, material('satin', shade(hex, 0.7))) : []),
    ],
    closeUp: { x: -140, y: 175, w: 300 },
  };
};
