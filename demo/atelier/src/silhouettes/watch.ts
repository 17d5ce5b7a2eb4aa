import type { DesignOptions } from '../catalogue/product.ts';
import { linear, luminance, shade } from '../engine/colour.ts';
import { lerp } from '../engine/maths.ts';
import type { Line, Material, Part } from '../engine/part.ts';
import { type Path, path } from '../engine/path.ts';
import { ellipse, ribbon, rounded } from '../engine/shapes.ts';
import { GOLD, material } from '../fabrics/materials.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { fitting, plate } from '../parts/hardware.ts';
import { stitch, threadColour } from '../parts/stitches.ts';

const R = 138;
const ENDS = [-1, 1] as const;
const STEEL = material('steel', '#b9bbc0');
const POLISHED = material('metal', '#cfd1d6', undefined, undefined, { rough: 0.3 });

function strap(leather: Material): Part[] {
  const stitchColour = threadColour(leather.colour, 1.6, 0.03);
  return ENDS.map((s) => ({
    outline: path`-84,${s * 120}! 84,${s * 120}! 70,${s * 300} 62,${s * 500}!
      ${s > 0 ? [[0, 520]] : []} -62,${s * 500}! -70,${s * 300}`,
    material: leather,
    swell: { radius: 30, height: 20, evenly: true },
    edge: { radius: 9, height: 7 },
    shadow: { dx: 8, dy: 12, blur: 12, opacity: 0.4 },
    lines: [-1, 1].map((x) =>
      stitch(
        path`${x * 70},${s * 130} ${x * 58},${s * 300} ${x * 51},${s * 492}`,
        stitchColour,
        2,
        [9, 5],
      ),
    ),
    decals:
      s > 0
        ? [300, 350, 400, 450].map((y) => ({
            outline: ellipse(0, y, 5, 6),
            colour: [0.01, 0.01, 0.01] as const,
            height: -3,
          }))
        : [],
  }));
}

/** Brushed outer links with a polished row between them. */
function bracelet(outer: Material, middle: Material): Part[] {
  return ENDS.flatMap((s) =>
    Array.from({ length: 11 }, (_, i): Part[] => {
      const y = s * (138 + i * 36);
      const w = lerp(86, 64, i / 10);
      const link = (x: number): Part =>
        plate(x, y - 16.5, w * 0.66, 33, 6, outer, {
          edge: { radius: 6, height: 3 },
          shadow: { dx: 3, dy: 5, blur: 6, opacity: 0.35 },
        });
      return [
        link(-w),
        link(w - w * 0.66),
        plate(-w * 0.36, y - 16.5, w * 0.72, 33, 10, middle, {
          edge: { radius: 9, height: 4 },
          shadow: { dx: 0.5, dy: 1, blur: 2, opacity: 0.45 },
        }),
      ];
    }).flat(),
  );
}

/** The outline of the case, or of the dial inside it: a circle, or a tall rectangle. */
const caseOutline = (square: boolean, inset = 0): Path =>
  square
    ? rounded(-108 + inset, -140 + inset, 216 - 2 * inset, 280 - 2 * inset, 26 - inset * 0.5)
    : ellipse(0, 0, R - inset);

function caseAndCrown(metal: Material, square: boolean): Part[] {
  const edge = square ? 108 : R;
  const lugs = ENDS.flatMap((s) =>
    ENDS.map((t) =>
      fitting(
        path`${t * 74},${s * 100}! ${t * (square ? 100 : 108)},${s * 84}! ${t * 100},${s * 158} ${t * 82},${s * 164}`,
        metal,
        { edge: { radius: 8, height: 6 } },
      ),
    ),
  );
  const crown = fitting(rounded(edge - 2, -16, 26, 32, 6), metal, {
    polygon: true,
    edge: { radius: 6, height: 5 },
    lines: [0, 1, 2, 3, 4].map((i) => ({
      line: path`${edge},${-12 + i * 6} ${edge + 24},${-12 + i * 6}`,
      width: 1.5,
      height: -1.2,
      tone: 0.6,
    })),
  });
  const bezel = fitting(caseOutline(square), metal, {
    polygon: square,
    edge: { radius: 20, height: 13 },
    shadow: { dx: 8, dy: 14, blur: 12, opacity: 0.5 },
  });
  return [...lugs, crown, bezel];
}

function markers(dial: string, metal: Material): Line[] {
  const faint = linear(shade(dial, luminance(linear(dial)) > 0.3 ? 0.45 : 1.6));
  return Array.from({ length: 60 }, (_, i) => {
    const angle = (i / 60) * Math.PI * 2;
    const hour = i % 5 === 0;
    const from = hour ? (i % 15 ? 86 : 78) : 100;
    const to = hour ? 104 : 105;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    return {
      line: path`${x * from},${y * from} ${x * to},${y * to}`,
      width: hour ? 4 : 1.2,
      colour: hour ? metal.colour : faint,
      height: hour ? 1.4 : 0,
    };
  });
}

/** The Roman numerals of a rectangular dial, as strokes at its twelve hours. */
function romanMarks(dial: string): Line[] {
  const ink = linear(luminance(linear(dial)) > 0.3 ? '#1c1a18' : '#efe9dc');
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    const [sx, sy] = [Math.sin(angle), -Math.cos(angle)];
    const reach = Math.min(74 / Math.max(0.01, Math.abs(sx)), 106 / Math.max(0.01, Math.abs(sy)));
    const [x, y] = [sx * reach, sy * reach];
    const strokes = i % 3 === 0 ? [-5, 0, 5] : [-2.5, 2.5];
    return strokes.map((d) => ({
      line: path`${x * 0.8 - sy * d},${y * 0.84 + sx * d} ${x - sy * d},${y + sx * d}`,
      width: 2.6,
      colour: ink,
    }));
  }).flat();
}

/** The two buttons of a chronograph beside its crown. */
const pushers = (metal: Material): Part[] =>
  [-58, 58].map((y) =>
    fitting(rounded(R - 26, y - 13, 38, 26, 6), metal, {
      polygon: true,
      edge: { radius: 6, height: 5 },
    }),
  );

/** The three small dials of a chronograph. */
const subdials = (dial: string, metal: Material): Part[] =>
  [
    [-48, 4],
    [48, 4],
    [0, 54],
  ].map(([x, y]) => ({
    outline: ellipse(x, y, 27),
    material: material('enamel', shade(dial, luminance(linear(dial)) > 0.3 ? 0.86 : 1.35)),
    swell: null,
    edge: { radius: 3, height: -2 },
    shadow: null,
    lines: [
      { line: ellipse(x, y, 26), width: 2, closed: true, colour: metal.colour },
      { line: path`${x},${y} ${x + 10},${y - 15}`, width: 2.4, colour: metal.colour },
    ],
  }));

function face(dial: string, metal: Material, { shape, subdials: chrono }: DesignOptions): Part[] {
  const square = shape === 'rectangle';
  const hand = (angle: number, length: number, width: number) => {
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const line = path`${-x * 14},${-y * 14} ${x * length},${y * length}`;
    return fitting(
      ribbon(line, (t) => width * (1 - t * 0.6)),
      metal,
      {
        polygon: true,
        edge: { radius: 3, height: 3 },
        shadow: { dx: 3, dy: 5, blur: 3, opacity: 0.35 },
      },
    );
  };
  return [
    {
      outline: caseOutline(square, 22),
      polygon: square,
      material: material('enamel', dial),
      swell: null,
      edge: { radius: 5, height: -4 },
      shadow: null,
      lines: square ? romanMarks(dial) : markers(dial, metal),
      decals: [{ outline: ellipse(0, -60, 130, 60), tone: 0.9, soft: 20 }],
    },
    ...(chrono ? subdials(dial, metal) : []),
    hand(-0.95, 58, 9),
    hand(1.05, square ? 66 : 88, 7),
    ...(square ? [] : [hand(2.9, 92, 2)]),
    fitting(ellipse(0, 0, 6), metal),
    {
      outline: square ? path`-80,30 -60,-100 0,-110 -60,76` : path`-90,20 -40,-98 10,-108 -60,76`,
      material: material('glass', '#ffffff', undefined, undefined, { mirror: 0, highlight: 0 }),
      alpha: 0.06,
      swell: null,
      edge: null,
      shadow: null,
    },
  ];
}

const DIALS: Readonly<Record<string, string>> = { ivory: '#f1ece0', navy: '#1f2c44' };

function metalFor({ options, fabric }: GarmentSpec): Material {
  const gold = fabric === 'gold' || options.case === 'gold';
  return gold ? GOLD : POLISHED;
}

export const watch: GarmentBuilder = (spec) => {
  const { cloth, options, hex, fabric } = spec;
  const metal = metalFor(spec);
  const onBracelet = options.strap === 'bracelet';
  const brushedGold = material('steel', '#d9b166');
  const band = onBracelet ? bracelet(fabric === 'gold' ? brushedGold : STEEL, metal) : strap(cloth);
  const dial = onBracelet ? hex : DIALS[String(options.dial)];
  return {
    parts: [
      ...band,
      ...(options.subdials ? pushers(metal) : []),
      ...caseAndCrown(metal, options.shape === 'rectangle'),
      ...face(dial, metal, options),
    ],
    closeUp: { x: -130, y: -120, w: 280 },
  };
};
