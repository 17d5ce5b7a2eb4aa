import type { DesignOptions } from '../catalogue/product.ts';
import { linear, luminance, shade } from '../engine/colour.ts';
import type { Line, Material, Part } from '../engine/part.ts';
import { type Path, path } from '../engine/path.ts';
import { ellipse, ribbon, rounded } from '../engine/shapes.ts';
import { material } from '../fabrics/materials.ts';
import { fitting } from './hardware.ts';

export const R = 138;

/** The outline of the case, or of the dial inside it: a circle, or a tall rectangle. */
export const caseOutline = (square: boolean, inset = 0): Path =>
  square
    ? rounded(-108 + inset, -140 + inset, 216 - 2 * inset, 280 - 2 * inset, 26 - inset * 0.5)
    : ellipse(0, 0, R - inset);

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

export function face(
  dial: string,
  metal: Material,
  { shape, subdials: chrono }: DesignOptions,
): Part[] {
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
