import { shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { mirror, type Path, path, symmetric } from '../engine/path.ts';
import { ribbon, rounded } from '../engine/shapes.ts';
import { darken, GOLD, material } from '../fabrics/materials.ts';
import { label, type Measurements, torso } from '../parts/body.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { button, hornButton } from '../parts/hardware.ts';
import { stretchBelow, withMirror } from '../parts/part-tools.ts';
import { crewNeck, cuffRib, hemRib, knitFolds } from '../parts/ribbing.ts';
import { knitMeasures, knitSleeve } from './jumper.ts';

const LENGTH = { women: 0.66, men: 0.86, kids: 0.58 } as const;
const HEM = 1052;

function inside(m: Measurements, depth: number, rib: Material): Part {
  return {
    outline: symmetric(
      path`0,${m.neckY - 18} 70,${m.neckY - 14} 100,${m.neckY + 6}! 78,270 0,${depth + 24}`,
    ),
    material: darken(rib, 0.5),
    swell: null,
    body: 0,
    shadow: null,
  };
}

function body(m: Measurements, neck: Path, { cloth, random }: GarmentSpec): Part {
  const side = path`${torso(m)} ${m.hem[0] - 4},1010!`;
  return {
    outline: [...side, ...mirror(side).reverse(), ...neck],
    material: cloth,
    swell: { radius: 80, height: 44 },
    edge: { radius: 8, height: 5 },
    folds: knitFolds(),
    wrinkle: 1.3,
    seed: random.between(0, 5),
  };
}

const bandOverrides = {
  polygon: true,
  swell: { radius: 10, height: 6 },
  edge: { radius: 7, height: 5 },
  shadow: { dx: 3, dy: 3, blur: 5, opacity: 0.42 },
};

/** The ribbed button band; on a V-neck it continues to the nape. */
function bands(m: Measurements, v: boolean, depth: number, rib: Material): Part[] {
  const straight: Part = {
    ...bandOverrides,
    outline: rounded(-19, depth - 4, 38, HEM - depth + 8, 4),
    material: rib,
    grain: Math.PI / 2,
  };
  if (!v) return [straight, crewNeck(m, rib)];
  const slope = (s: number): Part => ({
    ...bandOverrides,
    outline: ribbon(
      path`${s * (m.neckW - 2)},${m.neckY - 12} ${s * 66},${m.neckY + 120} ${s * 4},${depth + 8}`,
      36,
    ),
    material: rib,
  });
  return [slope(1), slope(-1), straight];
}

const patch = (rib: Material, cloth: Material): Part[] => [
  {
    outline: path`64,800! 168,800! 170,930! 66,934!`,
    material: cloth,
    swell: { radius: 14, height: 6 },
    edge: { radius: 6, height: 4 },
    shadow: { dx: 2, dy: 4, blur: 5, opacity: 0.35 },
  },
  {
    outline: path`62,786! 170,786! 171,812! 63,814!`,
    material: rib,
    swell: { radius: 8, height: 4 },
    edge: { radius: 6, height: 4 },
    shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.3 },
  },
];

export const cardigan: GarmentBuilder = (spec) => {
  const { cloth, hex, options, gender } = spec;
  const m = knitMeasures(gender);
  const v = options.neck === 'v';
  const rib = material('rib', hex);
  const depth = v ? 520 : m.neckY + 96;
  const neck = v
    ? path`-62,320 0,${depth}! 62,320`
    : path`-66,${m.neckY + 60} 0,${m.neckY + 80} 66,${m.neckY + 60}`;
  const bone = options.goldButtons ? GOLD : hornButton(shade(hex, 0.4), shade(hex, 0.65));
  const count = v ? 5 : 7;
  const first = depth + (v ? 40 : 26);
  const buttons = Array.from({ length: count }, (_, i) =>
    button(
      0,
      first + (i * (HEM - 36 - first)) / (count - 1),
      11,
      bone,
      options.goldButtons ? 0 : 4,
    ),
  );
  const parts = [
    inside(m, depth, rib),
    label(m.neckY + 8, 52),
    body(m, neck, spec),
    hemRib(m.hem[0], 960, 92, rib),
    ...(options.pockets ? patch(rib, cloth).flatMap(withMirror) : []),
    ...withMirror(knitSleeve(m, cloth)),
    ...withMirror(cuffRib(m, rib)),
    ...bands(m, v, depth, rib),
    ...buttons,
  ];
  return { parts: stretchBelow(parts, 330, LENGTH[gender]), closeUp: { x: -150, y: 190, w: 320 } };
};
