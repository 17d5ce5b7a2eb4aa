import { lerp } from '../engine/maths.ts';
import type { Material, Part } from '../engine/part.ts';
import { type Path, path } from '../engine/path.ts';
import { ellipse, ribbon } from '../engine/shapes.ts';
import { darken, GOLD, material } from '../fabrics/materials.ts';
import { fitting, frame } from './hardware.ts';

/** Lifts or lowers the back of a shoe with its heel. */
export type Lift = (points: Path) => Path;

const band = (line: Path, width: number, cloth: Material, back = false): Part => ({
  outline: ribbon(line, width),
  polygon: true,
  material: back ? darken(cloth, 0.55) : cloth,
  swell: null,
  edge: { radius: width * 0.4, height: width * 0.3 },
  shadow: back ? null : { dx: 1, dy: 3, blur: 3, opacity: 0.4 },
});

/** The strap around the heel of a shoe without a counter: the far half. */
export const slingBehind = (at: Lift, cloth: Material): Part[] => [
  band(at(path`520,744 590,640 690,562 738,536`), 11, cloth, true),
];

/** The near half, with a gold buckle at its front. */
export const slingInFront = (at: Lift, cloth: Material): Part[] => {
  const [[x, y]] = at(path`598,704`);
  return [
    band(at(path`560,752 604,700 680,618 748,556 756,538 738,530`), 13, cloth),
    frame(x - 14, y - 17, 30, 32, GOLD, 5, 8),
  ];
};

/** A strap around the ankle on a narrow tab above the heel. */
export function ankleStrap(at: Lift, cloth: Material): { behind: Part[]; inFront: Part[] } {
  const loop = ellipse(664, 428, 84, 25, -0.16, 36);
  const tilt = (from: number, to: number): Path => at(loop.slice(from, to).map(([x, y]) => [x, y]));
  const [[x, y]] = at(path`642,456`);
  return {
    behind: [band(tilt(17, 36), 15, cloth, true)],
    inFront: [
      band(at(path`744,560 750,500 744,428`), 17, cloth),
      band([...tilt(0, 19)], 17, cloth),
      frame(x - 15, y - 17, 30, 36, GOLD, 5, 5),
    ],
  };
}

/** A strap over the instep with a round buckle. */
export const instepStrap = (at: Lift, cloth: Material): Part[] => {
  const [[x, y]] = at(path`596,704`);
  return [
    band(at(path`606,728 594,690 566,654 534,652 516,704`), 24, cloth),
    fitting(ellipse(x, y, 17), GOLD, { cut: [ellipse(x, y, 10)] }),
  ];
};

/** A rectangular buckle set with stones across the toes. */
export function jewelledBuckle(at: Lift): Part[] {
  const corners = at(path`318,800! 392,748! 440,774! 366,832!`);
  const inner = at(path`340,800! 390,766! 418,778! 366,814!`);
  const stone = material('glass', '#f4f1ea', undefined, undefined, { mirror: 0.5, highlight: 0.9 });
  const along = (a: number, b: number, t: number) =>
    [lerp(corners[a][0], corners[b][0], t), lerp(corners[a][1], corners[b][1], t)] as const;
  const stones = [0, 1, 2, 3].flatMap((side) =>
    [0.08, 0.36, 0.64].map((t) => {
      const [px, py] = along(side, (side + 1) % 4, t);
      const [cx, cy] = [(px - 379) * 0.86 + 379, (py - 789) * 0.86 + 789];
      return fitting(ellipse(cx, cy, 8), stone, { edge: { radius: 6, height: 6 }, shadow: null });
    }),
  );
  return [fitting(corners, GOLD, { cut: [inner], edge: { radius: 5, height: 4 } }), ...stones];
}
