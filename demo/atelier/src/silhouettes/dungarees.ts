import { linear, shade } from '../engine/colour.ts';
import type { Line, Material, Part } from '../engine/part.ts';
import { type Path, path, symmetric } from '../engine/path.ts';
import { ellipse, ribbon, rounded } from '../engine/shapes.ts';
import { darken, material } from '../fabrics/materials.ts';
import { hemInside } from '../parts/body.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { button, fitting } from '../parts/hardware.ts';
import { mirrorPart, withMirror } from '../parts/part-tools.ts';
import { fold, seam, stitch, threadColour } from '../parts/stitches.ts';

const WAIST = 500;
const HEM = 1030;
type StitchLine = (line: Path) => Line;

const BRASS = material('metal', '#c9a45a');

function leg(cloth: Material, stitchLine: StitchLine): Part {
  return {
    outline: path`150,${WAIST - 6}! 176,600 180,720 184,880 180,${HEM - 30}! 112,${HEM - 16}
      42,${HEM - 22}! 26,860 8,726 -2,716! -2,${WAIST}!`,
    material: cloth,
    seed: 1,
    swell: { radius: 60, height: 44 },
    edge: { radius: 6, height: 4 },
    wrinkle: 1.5,
    shadow: { dx: 2, dy: 4, blur: 8, opacity: 0.4 },
    folds: [
      fold(path`4,720 60,690 130,700`, 14, 5, { lean: 0.3, rise: 0.1, fall: 0.7 }),
      fold(path`8,746 60,770 120,830`, 16, 5, { lean: -0.3, rise: 0.1, fall: 0.7 }),
      fold(path`170,880 120,920 60,910`, 16, 5),
      fold(path`120,800 130,900 112,1010`, 24, 8, { fall: 0.05 }),
    ],
    lines: [
      seam(path`116,${WAIST + 8} 128,570 168,610`),
      stitchLine(path`108,${WAIST + 8} 120,576 166,620`),
      seam(path`172,620 180,880`, 1),
    ],
  };
}

function turnUp(cloth: Material): Part {
  return {
    outline: path`36,${HEM - 64}! 110,${HEM - 54} 186,${HEM - 66}! 188,${HEM - 12}! 110,${HEM + 2}
      38,${HEM - 8}!`,
    material: { ...cloth, colour: cloth.second, exposure: cloth.exposure * 0.9 },
    swell: { radius: 30, height: 26 },
    edge: { radius: 6, height: 4 },
    shadow: { dx: 1, dy: -2, blur: 4, opacity: 0.35 },
  };
}

/** The pocket of the bib: square, or a heart of red felt. */
function bibPocket(cloth: Material, stitchLine: StitchLine, heart: boolean): Part {
  if (heart) {
    return {
      outline: path`0,352! 26,322 62,326 72,362 44,412 0,450! -44,412 -72,362 -62,326 -26,322`,
      material: material('wool', '#a8323a'),
      swell: { radius: 20, height: 10 },
      edge: { radius: 5, height: 4 },
      shadow: { dx: 2, dy: 5, blur: 5, opacity: 0.42 },
      lines: [
        stitchLine(
          path`0,362 26,332 56,336 62,364 38,406 0,438 -38,406 -62,364 -56,336 -26,332 0,362`,
        ),
      ],
    };
  }
  return {
    outline: path`-66,316! 66,316! 68,424! 0,450! -68,424!`,
    material: cloth,
    swell: { radius: 16, height: 6 },
    edge: { radius: 4, height: 3 },
    shadow: { dx: 2, dy: 4, blur: 5, opacity: 0.42 },
    lines: [
      stitchLine(path`-60,324 60,324`),
      stitchLine(path`-60,334 60,334`),
      stitchLine(path`-60,322 -61,420 0,442 61,420 60,322`),
    ],
  };
}

function bib(cloth: Material, stitchLine: StitchLine, heart: boolean): Part[] {
  return [
    {
      outline: symmetric(
        path`0,260 106,254! 112,360 136,${WAIST - 20} 150,${WAIST + 8}! 0,${WAIST + 20}`,
      ),
      material: cloth,
      swell: { radius: 60, height: 24 },
      edge: { radius: 5, height: 3.5 },
      wrinkle: 1,
      shadow: { dx: 2, dy: 5, blur: 6, opacity: 0.4 },
      lines: [
        stitchLine(path`-98,266 0,272 98,266`),
        stitchLine(path`98,266 104,360 128,${WAIST - 16}`),
        stitchLine(path`-98,266 -104,360 -128,${WAIST - 16}`),
      ],
    },
    bibPocket(cloth, stitchLine, heart),
  ];
}

const waistband = (cloth: Material, stitchLine: StitchLine): Part => ({
  outline: path`-150,${WAIST - 14}! 0,${WAIST - 2} 150,${WAIST - 14}! 154,${WAIST + 28}!
        0,${WAIST + 40} -154,${WAIST + 28}!`,
  material: cloth,
  swell: { radius: 30, height: 16 },
  edge: { radius: 4, height: 3 },
  grain: Math.PI / 2,
  shadow: { dx: 1, dy: 4, blur: 4, opacity: 0.4 },
  lines: [
    stitchLine(path`-146,${WAIST - 6} 0,${WAIST + 6} 146,${WAIST - 6}`),
    stitchLine(path`-148,${WAIST + 20} 0,${WAIST + 32} 148,${WAIST + 20}`),
  ],
});

function strap(cloth: Material, stitchLine: StitchLine): Part[] {
  const line = path`80,300 86,220 78,140 60,104`;
  return [
    {
      outline: ribbon(line, 38),
      polygon: true,
      material: cloth,
      swell: { radius: 10, height: 6 },
      edge: { radius: 5, height: 4 },
      shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.4 },
      lines: [-13, 13].map((d) => stitchLine(line.map(([x, y]) => [x + d, y]))),
    },
    fitting(rounded(54, 250, 52, 66, 14), BRASS, {
      polygon: true,
      cut: [rounded(62, 258, 36, 22, 6), ellipse(80, 296, 12, 12)],
      edge: { radius: 4, height: 4 },
    }),
    button(80, 296, 11, BRASS, 0),
  ];
}

const hipPocket = (cloth: Material, line: Line): Part => ({
  outline: path`60,${WAIST + 46}! 128,${WAIST + 46}! 150,600! 146,610! 62,612!`,
  material: cloth,
  swell: null,
  edge: { radius: 2, height: 1.2 },
  shadow: null,
  lines: [line],
});

export const dungarees: GarmentBuilder = ({ cloth, fabric, hex, options }: GarmentSpec) => {
  const denim = fabric === 'denim';
  const stitchColour = denim ? linear('#c98a3c') : threadColour(cloth.colour, 0.75, 0.02);
  const stitchLine: StitchLine = (line) => stitch(line, stitchColour, denim ? 1.6 : 1.2, [6, 3]);
  const half = leg(cloth, stitchLine);
  const inside = { ...cloth, second: linear(shade(hex, 1.3)) };
  const crossing: Part = {
    outline: ribbon(path`60,104 40,170 -4,250 -60,330`, 38),
    polygon: true,
    material: darken(cloth, 0.55),
    swell: null,
    edge: { radius: 5, height: 4 },
  };
  return {
    parts: [
      ...withMirror(crossing),
      hemInside(path`0,${WAIST - 30} 150,${WAIST - 30}! 150,${WAIST}! 0,${WAIST}`, cloth),
      half,
      mirrorPart(half),
      ...withMirror(turnUp(inside)),
      ...withMirror(hipPocket(cloth, stitchLine(path`64,${WAIST + 54} 122,${WAIST + 54} 142,598`))),
      ...bib(cloth, stitchLine, options.pocket === 'heart'),
      waistband(cloth, stitchLine),
      ...strap(cloth, stitchLine).flatMap(withMirror),
    ],
    closeUp: { x: -150, y: 235, w: 300 },
  };
};
