import { linear } from '../engine/colour.ts';
import type { Decal, Material, Part } from '../engine/part.ts';
import { type Path, path, symmetric } from '../engine/path.ts';
import { ellipse, rounded } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import { type Measurements, neckInside, sleeve, torso } from '../parts/body.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { button } from '../parts/hardware.ts';
import { mirrorPart, stretchBelow, withMirror, withMirrors } from '../parts/part-tools.ts';
import { fold, seam, stitch } from '../parts/stitches.ts';

const COPPER = material('metal', '#b8763f');
const EDGE = { radius: 5, height: 3.2 };
const topstitch = (line: Path) => stitch(line, linear('#c98a3c'), 1.7, [6.5, 3]);

const MEASURES: Measurements = {
  neckW: 70,
  neckY: 156,
  shoulderW: 226,
  shoulderY: 206,
  pit: [206, 430],
  waist: [196, 640],
  hem: [184, 850],
  cuff: [318, 850, 84],
  bicep: 136,
};

/** The faded areas of the indigo. */
const wash = (x: number, y: number, rx: number, ry: number, tone: number, turn = 0): Decal => ({
  outline: ellipse(x, y, rx, ry, turn, 20),
  tone,
  soft: 16,
});

function fronts(m: Measurements, cloth: Material): Part[] {
  const front: Part = {
    outline: path`${torso(m)} -22,858! -22,300! ${m.neckW - 6},${m.neckY + 10}!`,
    material: cloth,
    seed: 1,
    swell: { radius: 60, height: 28 },
    edge: EDGE,
    wrinkle: 1.2,
    decals: [
      wash(110, 560, 60, 150, 1.38),
      wash(110, 300, 80, 50, 1.28),
      wash(180, 780, 20, 50, 1.4),
    ],
    lines: [
      seam(path`-10,372 120,380 203,366`, 2),
      topstitch(path`-10,365 120,373 203,359`),
      topstitch(path`-10,380 120,388 203,374`),
      seam(path`48,470 30,850`, 2),
      topstitch(path`42,470 24,850`),
      topstitch(path`54,470 36,850`),
      seam(path`152,470 106,850`, 2),
      topstitch(path`146,470 100,850`),
      topstitch(path`158,470 112,850`),
    ],
    folds: [
      fold(path`190,450 150,520 160,640`, 16, 8, { lean: 0.3 }),
      fold(path`196,640 150,680 100,670`, 14, 6),
    ],
  };
  return [front, { ...mirrorPart(front), shadow: { dx: 4, dy: 4, blur: 6, opacity: 0.5 } }];
}

function placketAndBand(cloth: Material): Part[] {
  return [
    {
      outline: rounded(-22, 290, 46, 570, 2),
      polygon: true,
      material: cloth,
      swell: { radius: 10, height: 4 },
      edge: { radius: 3, height: 2 },
      shadow: { dx: 2, dy: 2, blur: 3, opacity: 0.35 },
      decals: [wash(-14, 570, 6, 260, 1.3), wash(16, 570, 6, 260, 1.3)],
      lines: [topstitch(path`-16,290 -16,858`), topstitch(path`18,290 18,858`)],
    },
    {
      outline: path`-186,846! 0,854 186,846! 184,906! 0,914 -184,906!`,
      material: cloth,
      swell: { radius: 30, height: 16 },
      edge: EDGE,
      grain: Math.PI / 2,
      shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.35 },
      decals: [wash(0, 906, 170, 6, 1.4)],
      lines: [
        topstitch(path`-180,854 0,862 180,854`),
        topstitch(path`-180,898 0,906 180,898`),
        seam(path`26,856 26,912`),
      ],
    },
  ];
}

function pocketFlaps(cloth: Material): Part[] {
  return withMirrors([
    {
      outline: path`44,384! 160,378! 162,422! 104,456! 42,428!`,
      material: cloth,
      swell: { radius: 12, height: 5 },
      edge: EDGE,
      shadow: { dx: 2, dy: 6, blur: 5, opacity: 0.5 },
      decals: [wash(104, 440, 40, 10, 1.35)],
      lines: [topstitch(path`49,388 49,424 104,448 155,418 154,384`)],
    },
    button(104, 436, 8, COPPER, 0),
  ]);
}

function sleeves(m: Measurements, cloth: Material): Part[] {
  const arm = sleeve(m);
  const [x, y, w] = m.cuff;
  return withMirrors([
    {
      outline: arm.outline,
      folds: arm.folds.map((f) => ({ ...f, height: f.height * 1.3 })),
      material: cloth,
      swell: { radius: 30, height: 32 },
      edge: { radius: 8, height: 5 },
      grain: -0.15,
      wrinkle: 1.4,
      seed: 5,
      shadow: { dx: 2, dy: 5, blur: 9, opacity: 0.5 },
      decals: [wash(280, 560, 34, 80, 1.4, -0.15)],
      lines: [seam(path`200,240 236,480 262,850`, 2), topstitch(path`206,240 243,480 269,850`)],
    },
    {
      outline: path`${x - w},${y - 4}! ${x + 1},${y - 14}! ${x + 2},${y + 48}! ${x - w / 2},${y + 58}
        ${x - w + 3},${y + 55}!`,
      material: cloth,
      swell: { radius: 16, height: 14 },
      edge: EDGE,
      grain: 1.45,
      shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.35 },
      lines: [
        topstitch(path`${x - w + 5},${y + 4} ${x - 4},${y - 6}`),
        topstitch(path`${x - w + 7},${y + 48} ${x - 4},${y + 41}`),
      ],
    },
    button(x - w + 18, y + 24, 8, COPPER, 0),
  ]);
}

const COLLARS: Readonly<Record<string, Material>> = {
  suede: material('suede', '#8a5a34'),
  shearling: material('shearling', '#e6dac2'),
};

function collar(cloth: Material, kind: string): Part[] {
  const own = COLLARS[kind];
  const leaf: Part = {
    outline: path`62,130 86,156 132,244! 70,296! 8,262! 34,220 56,170`,
    material: own ?? cloth,
    swell: { radius: 16, height: kind === 'shearling' ? 18 : 9 },
    edge: kind === 'shearling' ? { radius: 14, height: 9 } : EDGE,
    grain: 0.5,
    shadow: { dx: 2, dy: 7, blur: 7, opacity: 0.5 },
    decals: own ? [] : [wash(100, 268, 40, 8, 1.4, -0.7)],
    lines: kind === 'shearling' ? [] : [topstitch(path`80,160 124,242 70,286 18,258`)],
  };
  return [
    {
      outline: path`-60,138 0,132 60,138 56,172! 0,182 -56,172!`,
      material: kind === 'shearling' ? darken(leaf.material, 0.8) : darken(cloth, 0.75),
      swell: { radius: 10, height: 5 },
      shadow: null,
      body: 0,
      lines: kind === 'shearling' ? [] : [topstitch(path`-52,166 0,174 52,166`)],
    },
    ...withMirror(leaf),
  ];
}

/** Large pockets below the flaps, and flaps of the cloth of the collar. */
const patches = (cloth: Material): Part[] =>
  withMirrors([
    {
      outline: path`40,500! 170,490! 172,690! 106,712! 44,694!`,
      material: cloth,
      swell: { radius: 16, height: 9 },
      edge: EDGE,
      shadow: { dx: 3, dy: 7, blur: 6, opacity: 0.5 },
      decals: [wash(106, 600, 56, 80, 1.3)],
      lines: [topstitch(path`48,506 52,688 106,702 164,684 162,498`)],
    },
  ]);

export const denimJacket: GarmentBuilder = ({ cloth, options, gender }) => {
  const m = MEASURES;
  const rivets = [0, 1, 2, 3, 4].map((i) => button(0, 330 + i * 122, 10, COPPER, 0));
  const parts = [
    ...neckInside(m, darken(cloth, 0.55), 120),
    ...fronts(m, cloth),
    ...placketAndBand(cloth),
    ...(options.pockets === 'patch' ? patches(cloth) : []),
    ...pocketFlaps(options.collar === 'suede' ? COLLARS.suede : cloth),
    ...sleeves(m, cloth),
    ...rivets,
    button(0, 882, 10, COPPER, 0),
    ...collar(cloth, String(options.collar)),
  ];
  const k = { women: 0.74, men: 0.84, kids: 0.62 }[gender];
  const drawn = (y: number) => (y > 440 ? 440 + (y - 440) * k : y);
  return {
    parts: stretchBelow(parts, 440, k),
    body: {
      outline: symmetric(torso(m)).map(([x, y, c]) => [x, drawn(y), c ?? false]),
      radius: 110,
      height: 46,
    },
    closeUp: { x: -60, y: 330, w: 320 },
  };
};
