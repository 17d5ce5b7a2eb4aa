import type { Material, Part } from '../engine/part.ts';
import { type Path, path } from '../engine/path.ts';
import { ellipse } from '../engine/shapes.ts';
import { material, SILVER } from '../fabrics/materials.ts';
import { button, fitting, frame } from './hardware.ts';
import { withMirrors } from './part-tools.ts';
import { fold, stitch, threadColour } from './stitches.ts';

const COPPER = material('metal', '#b8763f');

const sewn = (outline: Path, cloth: Material, run: Path, orange = false): Part => ({
  outline,
  material: cloth,
  swell: { radius: 14, height: 6 },
  edge: { radius: 4, height: 3 },
  shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.42 },
  lines: [
    stitch(
      run,
      orange ? threadColour([0.55, 0.27, 0.06], 1) : threadColour(cloth.colour, 0.8, 0.02),
      1.2,
    ),
  ],
});

/** The hem folded up once to the outside. */
export const turnUp = (outer: number, inner: number, hem: number, cloth: Material): Part => ({
  outline: path`${inner - 5},${hem - 62}! ${(outer + inner) / 2},${hem - 52} ${outer + 5},${hem - 64}!
    ${outer + 6},${hem + 2}! ${(outer + inner) / 2},${hem + 16} ${inner - 6},${hem + 4}!`,
  material: cloth,
  swell: { radius: 40, height: 30 },
  edge: { radius: 6, height: 5 },
  seed: 6,
  shadow: { dx: 1, dy: -3, blur: 4, opacity: 0.42 },
});

/** Straps with a slide at both sides of the waist, in place of a belt. */
export const sideTabs = (top: number, cloth: Material): Part[] =>
  withMirrors([
    sewn(
      path`70,${top + 12}! 126,${top + 2}! 127,${top + 30}! 72,${top + 38}! 60,${top + 25}`,
      cloth,
      path`76,${top + 17} 122,${top + 8}`,
    ),
    frame(82, top + 6, 26, 36, SILVER, 4, 3),
  ]);

/** Curved front pockets with rivets, the small one inside, and orange stitching. */
export const jeansPockets = (top: number, cloth: Material): Part[] => {
  const thread = threadColour([0.55, 0.27, 0.06], 1);
  return [
    ...withMirrors([
      {
        outline: path`62,${top + 46}! 128,${top + 40}! 150,${top + 140}! 108,${top + 132} 74,${top + 96}`,
        material: { ...cloth, exposure: cloth.exposure * 0.9 },
        swell: null,
        edge: { radius: 3, height: -2 },
        shadow: null,
        lines: [
          stitch(
            path`56,${top + 46} 70,${top + 104} 108,${top + 142} 152,${top + 150}`,
            thread,
            1.2,
          ),
          stitch(
            path`50,${top + 46} 64,${top + 108} 106,${top + 149} 152,${top + 158}`,
            thread,
            1.2,
          ),
        ],
      },
      ...[
        [62, top + 54],
        [144, top + 142],
      ].map(([x, y]) => fitting(ellipse(x, y, 5), COPPER, { edge: { radius: 4, height: 4 } })),
    ]),
    sewn(
      path`92,${top + 76}! 134,${top + 72}! 138,${top + 116}! 100,${top + 116}!`,
      cloth,
      path`94,${top + 80} 134,${top + 76}`,
      true,
    ),
    fitting(ellipse(0, top + 30, 10), COPPER, { edge: { radius: 7, height: 7 } }),
  ];
};

/** Large pockets with flaps on the outer seams. */
export const cargoPockets = (y: number, cloth: Material, x = 92): Part[] =>
  withMirrors([
    sewn(
      path`${x},${y + 16}! ${x + 88},${y + 6}! ${x + 94},${y + 150}! ${x + 2},${y + 160}!`,
      cloth,
      path`${x + 8},${y + 30} ${x + 9},${y + 150} ${x + 86},${y + 142} ${x + 81},${y + 20}`,
    ),
    sewn(
      path`${x - 4},${y + 4}! ${x + 92},${y - 6}! ${x + 94},${y + 40}! ${x + 46},${y + 60} ${x - 2},${y + 50}!`,
      cloth,
      path`${x + 3},${y + 42} ${x + 46},${y + 51} ${x + 87},${y + 33}`,
    ),
    button(x + 46, y + 42, 7, COPPER, 0),
  ]);

/** A straight flap over the front with two rows of buttons. */
export const sailorFront = (top: number, cloth: Material, horn: Material): Part[] => [
  sewn(
    path`-92,${top + 48}! 92,${top + 48}! 84,${top + 236}! 40,${top + 250} 0,${top + 254}
      -40,${top + 250} -84,${top + 236}!`,
    cloth,
    path`-82,${top + 54} -75,${top + 228} 0,${top + 244} 75,${top + 228} 82,${top + 54}`,
  ),
  ...[-1, 1].flatMap((s) =>
    [78, 134, 190].map((y) => button(s * (74 - y * 0.05), top + y, 10, horn)),
  ),
];

/** A sash of the same cloth, tied at the left. */
export const sash = (top: number, cloth: Material): Part[] => {
  const end = (outline: Path, middle: Path): Part => ({
    outline,
    material: cloth,
    swell: { radius: 14, height: 12 },
    edge: { radius: 4, height: 3 },
    shadow: { dx: 4, dy: 6, blur: 7, opacity: 0.45 },
    folds: [fold(middle, 8, 6, { fall: 0.1 })],
  });
  return [
    {
      outline: path`-128,${top - 2}! 0,${top + 12} 128,${top - 2}! 132,${top + 50}! 0,${top + 66}
        -132,${top + 50}!`,
      material: cloth,
      swell: { radius: 18, height: 12 },
      edge: { radius: 7, height: 5 },
      shadow: { dx: 1, dy: 6, blur: 6, opacity: 0.5 },
      folds: [14, 28, 42].map((d) =>
        fold(path`-130,${top - 4 + d} 0,${top + 10 + d} 130,${top - 4 + d}`, 5, 4, {
          rise: 0,
          fall: 0,
        }),
      ),
    },
    end(
      path`-78,${top + 40}! -46,${top + 44}! -30,${top + 200} -18,${top + 396}! -66,${top + 404}! -74,${top + 200}`,
      path`-62,${top + 50} -52,${top + 220} -44,${top + 390}`,
    ),
    end(
      path`-86,${top + 40}! -58,${top + 46}! -86,${top + 170} -100,${top + 300}! -142,${top + 286}! -112,${top + 160}`,
      path`-76,${top + 50} -98,${top + 170} -120,${top + 290}`,
    ),
    {
      outline: path`-92,${top + 8} -64,${top + 4} -40,${top + 12} -38,${top + 54} -66,${top + 66} -94,${top + 56}`,
      material: cloth,
      swell: { radius: 12, height: 12 },
      edge: { radius: 8, height: 6 },
      shadow: { dx: 3, dy: 5, blur: 5, opacity: 0.5 },
    },
  ];
};

/** Rounded patches of hide sewn over the knees. */
export const kneePatches = (y: number): Part[] => {
  const suede = material('suede', '#8a5a34');
  return withMirrors([
    sewn(
      path`56,${y}! 156,${y - 4}! 164,${y + 96} 156,${y + 178} 108,${y + 190} 64,${y + 180} 56,${y + 96}`,
      suede,
      path`66,${y + 10} 66,${y + 96} 72,${y + 170} 108,${y + 180} 148,${y + 170} 154,${y + 96} 148,${y + 8}`,
    ),
  ]);
};
