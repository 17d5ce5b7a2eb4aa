import type { Gender } from '../catalogue/genders.ts';
import type { Material, Part } from '../engine/part.ts';
import { mirror, type Path, path, symmetric } from '../engine/path.ts';
import { darken, material } from '../fabrics/materials.ts';
import { label, type Measurements, sleeve, torso } from '../parts/body.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import {
  argyle,
  breastPocket,
  halfZip,
  shoulderButtons,
  starMotif,
  tippedHem,
  yokeRows,
} from '../parts/knit-details.ts';
import { stretchBelow, withMirror } from '../parts/part-tools.ts';
import { crewNeck, cuffRib, hemRib, knitFolds, rollNeck, vBands } from '../parts/ribbing.ts';

/** The length below the chest by gender, as a share of the pattern. */
const LENGTH: Readonly<Record<Gender, number>> = { women: 0.74, men: 0.84, kids: 0.6 };

export function knitMeasures(gender: Gender): Measurements {
  const men = gender === 'men';
  return {
    neckW: 92,
    neckY: 178,
    shoulderW: men ? 246 : 236,
    shoulderY: men ? 226 : 232,
    pit: [men ? 228 : 216, 470],
    waist: [men ? 222 : 214, 700],
    hem: [men ? 208 : 206, 960],
    cuff: [men ? 330 : 326, 900, 84],
    bicep: men ? 150 : 146,
    bow: 6,
  };
}

function inside(m: Measurements, v: boolean, rib: Material): Part {
  const depth = v ? path`40,400 0,440` : path`0,290`;
  return {
    outline: symmetric(
      path`0,${m.neckY - 18} 70,${m.neckY - 14} 100,${m.neckY + 6}! 80,260 ${depth}`,
    ),
    material: darken(rib, 0.5),
    swell: null,
    body: 0,
    shadow: null,
  };
}

/** What is knitted into the front. */
function motifOf(m: Measurements, { cloth, options }: GarmentSpec): Pick<Part, 'lines' | 'decals'> {
  if (options.motif === 'yoke') return { lines: yokeRows(m, cloth) };
  if (options.motif === 'argyle') return argyle(cloth);
  if (options.motif === 'star') return { decals: [starMotif(cloth)] };
  return options.motif === 'tipped' ? { lines: tippedHem(m, cloth) } : {};
}

function body(m: Measurements, neck: Path, spec: GarmentSpec): Part {
  const { cloth, random } = spec;
  const side = path`${torso(m)} ${m.hem[0] - 4},1010!`;
  return {
    outline: [...side, ...mirror(side).reverse(), ...neck],
    material: cloth,
    swell: { radius: 80, height: 44 },
    edge: { radius: 8, height: 5 },
    folds: knitFolds(),
    wrinkle: 1.4,
    seed: random.between(0, 5),
    ...motifOf(m, spec),
  };
}

export function knitSleeve(m: Measurements, cloth: Material): Part {
  const arm = sleeve(m);
  return {
    outline: arm.outline,
    folds: arm.folds.map((f) => ({ ...f, width: f.width * 1.5, height: f.height * 1.3 })),
    material: cloth,
    swell: { radius: 34, height: 40 },
    edge: { radius: 12, height: 7 },
    grain: -0.15,
    wrinkle: 1.4,
    seed: 5,
    shadow: { dx: 2, dy: 5, blur: 10, opacity: 0.5 },
  };
}

export const jumper: GarmentBuilder = (spec) => {
  const { cloth, hex, options, gender } = spec;
  const usual = knitMeasures(gender);
  const m = options.sleeve === 'balloon' ? { ...usual, bicep: 190, bow: 34 } : usual;
  const rib = material('rib', hex);
  const v = options.neck === 'v';
  const roll = options.neck === 'roll';
  const depth = 420;
  const neck = v
    ? path`-60,300 0,${depth}! 60,300`
    : path`-66,${m.neckY + 60} 0,${m.neckY + 80} 66,${m.neckY + 60}`;
  const parts = [
    inside(m, v, rib),
    ...(roll ? [] : [label(m.neckY + 8, 52)]),
    body(m, neck, spec),
    hemRib(m.hem[0], 960, 92, rib),
    ...withMirror(knitSleeve(m, cloth)),
    ...withMirror(cuffRib(m, rib)),
    ...(roll ? [rollNeck(rib)] : v ? vBands(m, depth, cloth) : [crewNeck(m, rib)]),
    ...(options.shoulder === 'buttons' ? shoulderButtons(m) : []),
    ...(options.zip ? halfZip(rib) : []),
    ...(options.pocket ? [breastPocket(cloth)] : []),
  ];
  const k = LENGTH[gender] * (options.cropped ? 0.8 : 1);
  const drawn = (y: number) => (y > 330 ? 330 + (y - 330) * k : y);
  return {
    parts: stretchBelow(parts, 330, k),
    body: {
      outline: symmetric(torso(m)).map(([x, y, c]) => [x, drawn(y), c ?? false]),
      radius: 110,
      height: 40,
    },
    closeUp: { x: -100, y: 170, w: 320 },
  };
};
