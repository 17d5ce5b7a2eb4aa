import { linear } from '../engine/colour.ts';
import type { Line, Material, Part } from '../engine/part.ts';
import { mirror, path, symmetric } from '../engine/path.ts';
import { darken, material } from '../fabrics/materials.ts';
import { label, type Measurements, torso } from '../parts/body.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { stretchBelow, withMirror } from '../parts/part-tools.ts';
import { cuffRib, hemRib, knitFolds } from '../parts/ribbing.ts';
import { shortSleeve } from '../parts/short-sleeve.ts';
import { fineStitch, fold, seam, threadColour } from '../parts/stitches.ts';
import { knitMeasures, knitSleeve } from './jumper.ts';

/** A broad band across the chest between two narrow ones. */
const chestBand = ({ shoulderW: w }: Measurements): Line[] =>
  [
    { y: 500, width: 14 },
    { y: 570, width: 78 },
    { y: 640, width: 14 },
  ].map(({ y, width }) => ({
    line: path`${-w},${y - 6} 0,${y + 4} ${w},${y - 6}`,
    width,
    colour: linear('#efe6d4'),
    opacity: 0.94,
  }));

/** One wide pocket in front, open at both sides. */
const pouch = (cloth: Material): Part => ({
  outline: symmetric(path`0,690 96,690! 168,830 166,930! 0,936`),
  material: cloth,
  swell: { radius: 20, height: 11 },
  edge: { radius: 6, height: 5 },
  shadow: { dx: 2, dy: 5, blur: 6, opacity: 0.42 },
  lines: [
    fineStitch(path`92,700 158,830`, threadColour(cloth.colour, 0.8)),
    fineStitch(path`-92,700 -158,830`, threadColour(cloth.colour, 0.8)),
  ],
});

function body(m: Measurements, spec: GarmentSpec, tee: boolean): Part {
  const { cloth, random } = spec;
  const hem = 1010;
  const side = path`${torso(m)} ${m.hem[0] - (tee ? 0 : 4)},${hem}!`;
  const stitchColour = threadColour(cloth.colour, 0.82);
  return {
    outline: [
      ...side,
      ...(tee ? path`0,${hem + 10}` : []),
      ...mirror(side).reverse(),
      ...path`-66,${m.neckY + 60} 0,${m.neckY + 80} 66,${m.neckY + 60}`,
    ],
    material: cloth,
    swell: { radius: 80, height: 42 },
    edge: { radius: tee ? 4 : 7, height: tee ? 2.6 : 4.4 },
    folds: [...knitFolds(), fold(path`-40,330 -10,520 -30,760`, 30, 5)],
    wrinkle: 1.8,
    seed: random.between(0, 5),
    lines: tee
      ? [
          fineStitch(
            path`${-m.hem[0] + 4},${hem - 24} 0,${hem - 16} ${m.hem[0] - 4},${hem - 24}`,
            stitchColour,
          ),
        ]
      : spec.options.motif === 'band'
        ? chestBand(m)
        : [],
  };
}

/** A flat ribbed collar, slimmer than that of a jumper. */
function collar(m: Measurements, spec: GarmentSpec): Part {
  const { neckW: w, neckY: y } = m;
  const rib = spec.fabric === 'stripe' ? spec.cloth : material('rib', spec.hex);
  return {
    outline: path`${-w - 6},${y - 2}! ${14 - w},${y - 14}! -62,${y + 46} 0,${y + 66} 62,${y + 46}
      ${w - 14},${y - 14}! ${w + 6},${y - 2}! 78,${y + 62} 0,${y + 92} -78,${y + 62}`,
    material: { ...rib, relief: rib.relief * 0.6 },
    swell: { radius: 10, height: 5 },
    edge: { radius: 5, height: 3 },
    shadow: { dx: 1, dy: 3, blur: 4, opacity: 0.35 },
  };
}

/** The ribbed V below the neck of a sweatshirt. */
const gusset = (m: Measurements, hex: string): Part => ({
  outline: path`-40,${m.neckY + 88}! 0,${m.neckY + 94} 40,${m.neckY + 88}! 0,${m.neckY + 148}!`,
  material: material('rib', hex),
  swell: null,
  edge: { radius: 3, height: 1.5 },
  shadow: null,
  lines: [seam(path`-40,${m.neckY + 90} 0,${m.neckY + 148} 40,${m.neckY + 90}`, 1.4)],
});

export const sweatshirt: GarmentBuilder = (spec) => {
  const { cloth, hex, gender, options } = spec;
  const tee = options.sleeve === 'short';
  const m = { ...knitMeasures(gender), bow: 4 };
  const rib = material('rib', hex);
  const arms = tee
    ? withMirror(shortSleeve(m, cloth, 250))
    : [...withMirror(knitSleeve(m, cloth)), ...withMirror(cuffRib(m, rib))];
  const parts = [
    {
      outline: symmetric(
        path`0,${m.neckY - 18} 70,${m.neckY - 14} 100,${m.neckY + 6}! 80,260 0,290`,
      ),
      material: darken(cloth, 0.55),
      swell: null,
      body: 0,
      shadow: null,
    },
    label(m.neckY + 8, 52),
    body(m, spec, tee),
    ...(tee ? [] : [hemRib(m.hem[0], 960, 84, rib)]),
    ...arms,
    collar(m, spec),
    ...(tee ? [] : [gusset(m, hex)]),
    ...(options.pocket === 'pouch' ? [pouch(cloth)] : []),
  ];
  const k = gender === 'men' ? 0.82 : 0.66;
  return { parts: stretchBelow(parts, 330, k), closeUp: { x: -120, y: 165, w: 310 } };
};
