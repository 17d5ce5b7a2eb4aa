import type { Material, Part } from '../engine/part.ts';
import { mirror, path } from '../engine/path.ts';
import { darken, GOLD } from '../fabrics/materials.ts';
import { hemInside } from '../parts/body.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { button, zip } from '../parts/hardware.ts';
import { withMirrors } from '../parts/part-tools.ts';
import { fold, seam, stitch, threadColour } from '../parts/stitches.ts';

const TOP = 190;
const HEM = 830;

/** A straight skirt with a vent left of the centre. */
function body({ cloth, fabric, random }: GarmentSpec): Part {
  const side = path`124,${TOP}! 168,${TOP + 110} 184,${TOP + 220} 180,${TOP + 400} 164,${HEM - 60}
    160,${HEM}!`;
  const thr =
    fabric === 'denim'
      ? threadColour([0.55, 0.27, 0.06], 1)
      : threadColour(cloth.colour, 0.8, 0.02);
  const tilt = random.between(-10, 10);
  return {
    outline: [
      ...side,
      ...path`80,${HEM + 10} 40,${HEM + 12}! 34,${HEM - 120} 30,${HEM - 190}! 22,${HEM - 120}
        -4,${HEM + 14}! -90,${HEM + 10}`,
      ...mirror(side).reverse(),
    ],
    material: cloth,
    swell: { radius: 90, height: 50 },
    edge: { radius: 4, height: 3 },
    seed: 2,
    wrinkle: fabric === 'leather' ? 0.2 : 0.7,
    hem: 30,
    folds: [
      fold(path`174,${TOP + 230} 90,${TOP + 260 + tilt} -20,${TOP + 250}`, 22, 5, { lean: 0.3 }),
      fold(path`-176,${TOP + 250} -90,${TOP + 300 - tilt} 0,${TOP + 290}`, 22, 5, { lean: -0.3 }),
      fold(path`-90,${TOP + 320} -110,${HEM - 200} -90,${HEM}`, 34, 9, { fall: 0.02 }),
      fold(path`110,${TOP + 340} 120,${HEM - 180} 104,${HEM}`, 30, 8, { fall: 0.02 }),
    ],
    lines: [
      seam(path`70,${TOP + 20} 78,${TOP + 120}`, 1.2),
      seam(path`-70,${TOP + 20} -78,${TOP + 120}`, 1.2),
      stitch(path`-152,${HEM - 20} -90,${HEM - 12} -8,${HEM - 8}`, thr, 1),
      stitch(path`46,${HEM - 8} 90,${HEM - 12} 150,${HEM - 20}`, thr, 1),
    ],
  };
}

const waistband = (cloth: Material): Part => ({
  outline: path`-120,${TOP - 40}! 0,${TOP - 28} 120,${TOP - 40}! 125,${TOP + 8}! 0,${TOP + 22}
      -125,${TOP + 8}!`,
  material: cloth,
  swell: { radius: 40, height: 22 },
  edge: { radius: 3.5, height: 2.5 },
  seed: 5,
  shadow: { dx: 1, dy: 5, blur: 5, opacity: 0.4 },
});

/** A zip from the waist to the hem. */
const longZip = (cloth: Material): Part[] => zip(-2, TOP - 18, HEM - 6, darken(cloth, 0.6), GOLD);

/** A row of gold buttons down the front. */
const frontButtons = (): Part[] =>
  Array.from({ length: 7 }, (_, i) => button(-64, TOP - 6 + i * 88, 13, GOLD, 0));

const wrapEdge = (cloth: Material): Part => ({
  outline: path`-118,${TOP - 36}! -84,${TOP - 34}! -80,${TOP + 20} -84,${HEM + 6}! -130,${HEM + 4}! -150,${TOP + 300}
    -140,${TOP + 60}`,
  material: cloth,
  swell: { radius: 14, height: 6 },
  edge: { radius: 5, height: 4 },
  shadow: { dx: 5, dy: 4, blur: 6, opacity: 0.45 },
});

/** Patch pockets with flaps on the hips. */
const hipPockets = (cloth: Material): Part[] => {
  const thread = threadColour(cloth.colour, 0.72, 0.02);
  return withMirrors([
    {
      outline: path`48,${TOP + 120}! 150,${TOP + 112}! 156,${TOP + 236}! 104,${TOP + 256} 52,${TOP + 244}!`,
      material: cloth,
      swell: { radius: 16, height: 8 },
      edge: { radius: 5, height: 4 },
      shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.5 },
      lines: [
        stitch(
          path`56,${TOP + 130} 60,${TOP + 236} 104,${TOP + 247} 148,${TOP + 229} 143,${TOP + 120}`,
          thread,
          1.3,
        ),
      ],
    },
    {
      outline: path`44,${TOP + 106}! 154,${TOP + 98}! 156,${TOP + 140}! 102,${TOP + 166} 46,${TOP + 148}!`,
      material: cloth,
      swell: { radius: 12, height: 6 },
      edge: { radius: 5, height: 4 },
      shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.5 },
    },
    button(102, TOP + 146, 9, GOLD, 0),
  ]);
};

export const pencilSkirt: GarmentBuilder = (spec) => {
  const { cloth, options } = spec;
  return {
    parts: [
      hemInside(path`0,${TOP - 54} 116,${TOP - 44}! 116,${TOP}! 0,${TOP}`, cloth),
      hemInside(path`0,${HEM - 200} 60,${HEM - 200}! 60,${HEM}! 0,${HEM}`, cloth, 0.35),
      body(spec),
      ...(options.front === 'buttons' ? [wrapEdge(cloth)] : []),
      waistband(cloth),
      ...(options.front === 'buttons' ? frontButtons() : []),
      ...(options.front === 'zip' ? longZip(cloth) : []),
      ...(options.pockets === 'patch' ? hipPockets(cloth) : []),
    ],
    closeUp: { x: -150, y: 140, w: 310 },
  };
};
