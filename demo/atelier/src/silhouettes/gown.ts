import { lerp } from '../engine/maths.ts';
import type { Fold, Material, Part } from '../engine/part.ts';
import { mirror, type Path, type Point, path } from '../engine/path.ts';
import { hemInside } from '../parts/body.ts';
import { createDrapeField } from '../parts/drape.ts';
import { largeBow, slit, velvetRibbon } from '../parts/dress-details.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { fold } from '../parts/stitches.ts';

const HEM = 1165;
const WAIST = 470;
const FLARE: Readonly<Record<string, number>> = { full: 280, grand: 340, column: 188 };

function hemline(flare: number, phase: number): Point[] {
  return Array.from({ length: 19 }, (_, i) => {
    const u = i / 18;
    const y = HEM + 22 * Math.sin(u * Math.PI) + 7 * Math.sin(u * 34 + phase);
    return [flare * (1 - 2 * u), y, i === 0 || i === 18] as const;
  });
}

function skirt({ cloth, random }: GarmentSpec, flare: number): Part {
  const side = path`96,${WAIST}! 128,560 160,680 ${lerp(150, flare, 0.52)},900`;
  return {
    outline: [
      ...side,
      ...hemline(flare, random.between(0, 6)),
      ...mirror(side).reverse(),
      [0, WAIST + 10],
    ],
    material: cloth,
    swell: { radius: 80, height: 46 },
    edge: { radius: 4, height: 3 },
    field: createDrapeField(random(), {
      folds: 11,
      depth: 26,
      from: 0.04,
      power: 0.85,
      width: 0.036,
      sway: 0.03,
    }),
    seed: 2,
    wrinkle: 0.4,
    shadow: { dx: 3, dy: 6, blur: 8, opacity: 0.4 },
    flare: 0.0012,
    flareFrom: WAIST,
    folds: [0, 1, 2, 3, 4, 5, 6].map((i) =>
      fold(
        path`${-84 + i * 28},${WAIST + 4} ${-92 + i * 31},${WAIST + 60} ${-110 + i * 37},${WAIST + 170}`,
        7,
        6,
        { rise: 0.1, fall: 0.8 },
      ),
    ),
  };
}

interface Neck {
  /** The left and right end of the neckline, and the start of the side seam. */
  line: Path;
  side: number;
  folds: Fold[];
}

const bust = [-1, 1].map((s) => fold(path`${s * 90},350 ${s * 56},376 ${s * 16},362`, 26, -6));

const gathers = (top: number) =>
  [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((s) =>
    fold(path`${s * 22},${top + Math.abs(s) * 5} ${s * 26},350 ${s * 18},${WAIST + 10}`, 8, 5, {
      lean: s > 0 ? 0.3 : -0.3,
      rise: 0.15,
      fall: 0.1,
    }),
  );

/** Folds that fan out from the single shoulder, shallow enough to fit side by side. */
const fan = [0, 1, 2, 3, 4, 5, 6].map((i) =>
  fold(
    path`${-104 + i * 6},${150 + i * 10} ${-60 + i * 14},${258 + i * 16} ${-6 + i * 19},${352 + i * 17}
      ${62 + i * 7},${404 + i * 11}`,
    9,
    3.4,
    { lean: 0.1, rise: 0.35, fall: 0.45 },
  ),
);

const NECKS: Readonly<Record<string, Neck>> = {
  oneShoulder: {
    line: path`-116,296! -122,220 -128,118! -92,104! -40,176 30,226 92,262`,
    side: 290,
    folds: fan,
  },
  halter: {
    line: path`-116,300! -70,210 -44,112! 0,122 44,112! 70,210`,
    side: 300,
    folds: [...gathers(180), ...bust],
  },
  sweetheart: {
    line: path`-114,262! -86,236 -50,220 0,252! 50,220 86,236`,
    side: 262,
    folds: [...gathers(250), ...bust],
  },
};

function bodice({ cloth }: GarmentSpec, neck: Neck): Part {
  return {
    outline: path`116,${neck.side}! 114,350 98,430 97,${WAIST + 8}! 0,${WAIST + 20}
      -97,${WAIST + 8}! -98,430 -114,350 ${neck.line}`,
    material: cloth,
    swell: { radius: 50, height: 40 },
    edge: { radius: 4, height: 3 },
    grain: 0.5,
    seed: 6,
    shadow: { dx: 2, dy: 6, blur: 6, opacity: 0.45 },
    folds: neck.folds,
  };
}

const sash = (cloth: Material): Part => ({
  outline: path`-97,${WAIST - 18}! 0,${WAIST - 6} 97,${WAIST - 18}! 99,${WAIST + 12}!
    0,${WAIST + 26} -99,${WAIST + 12}!`,
  material: cloth,
  swell: { radius: 10, height: 6 },
  shadow: { dx: 1, dy: 5, blur: 5, opacity: 0.45 },
  folds: [0, 9, 18].map((y) =>
    fold(path`-97,${WAIST - 10 + y} 0,${WAIST + 3 + y} 97,${WAIST - 10 + y}`, 4, 3, {
      rise: 0,
      fall: 0,
    }),
  ),
});

export const gown: GarmentBuilder = (spec) => {
  const flare = FLARE[String(spec.options.skirt)];
  const neck = NECKS[String(spec.options.neck)];
  const inside = hemInside(
    path`0,${HEM - 60} ${flare - 24},${HEM - 60}! ${flare - 10},${HEM - 10} 0,${HEM - 14}`,
    spec.cloth,
    0.35,
  );
  const nape = hemInside(path`0,240 84,262 108,330 0,400`, spec.cloth, 0.35);
  const { options, cloth } = spec;
  const ribbonCloth = options.bow === 'velvet' ? velvetRibbon() : cloth;
  return {
    parts: [
      inside,
      ...(spec.options.neck === 'halter' ? [] : [nape]),
      skirt(spec, flare),
      bodice(spec, neck),
      sash(ribbonCloth),
      ...(options.slit ? [slit(flare * 0.4, WAIST + 240, HEM, cloth)] : []),
      ...(options.bow === 'velvet' ? largeBow(20, WAIST + 6, 0.8, ribbonCloth) : []),
      ...(options.bow === 'shoulder' ? largeBow(-108, 128, 0.72, cloth) : []),
      ...(options.bow === 'bust' ? largeBow(0, 270, 0.9, cloth) : []),
    ],
    closeUp: { x: -150, y: 330, w: 320 },
  };
};
