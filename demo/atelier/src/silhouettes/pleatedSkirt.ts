import { lerp } from '../engine/maths.ts';
import type { Part } from '../engine/part.ts';
import { mirror, type Point, path } from '../engine/path.ts';
import { hemInside } from '../parts/body.ts';
import type { GarmentBuilder } from '../parts/garment.ts';

const TOP = 190;
const LENGTHS: Readonly<Record<string, { hem: number; flare: number; pleats: number }>> = {
  long: { hem: 1060, flare: 300, pleats: 15 },
  midi: { hem: 820, flare: 250, pleats: 13 },
  short: { hem: 640, flare: 220, pleats: 11 },
  mini: { hem: 520, flare: 236, pleats: 9 },
};

/** The edge of each pleat hangs a little lower than its inner fold. */
function hemline(hem: number, flare: number, pleats: number): Point[] {
  const x = (t: number) => flare * (1 - 2 * t);
  const y = (t: number) => hem + 34 * Math.sin(t * Math.PI);
  const teeth = Array.from({ length: pleats }, (_, i): Point[] => {
    const from = i / pleats;
    const to = (i + 0.88) / pleats;
    return [
      [x(from), y(from) + 6, true],
      [x(to), y((i + 1) / pleats) - 7, true],
    ];
  });
  return [...teeth.flat(), [-flare, hem, true]];
}

function pleat(pleats: number) {
  return (u: number, v: number) => {
    const at = (u + Math.sin(v * 4 + u * 9) * 0.004 * v) * pleats;
    const s = at - Math.floor(at);
    const ramp = s < 0.88 ? s / 0.88 : (1 - s) / 0.12;
    return (4 + 17 * v) * ramp * 0.9 + Math.sin(u * 21 + v * 2) * 4 * v;
  };
}

export const pleatedSkirt: GarmentBuilder = ({ cloth, options }) => {
  const { hem, flare, pleats } = LENGTHS[String(options.length)];
  const side = path`122,${TOP}! 158,${TOP + 150} ${lerp(158, flare, 0.45)},${lerp(TOP + 150, hem, 0.42)}`;
  const skirt: Part = {
    outline: [...side, ...hemline(hem, flare, pleats), ...mirror(side).reverse()],
    material: cloth,
    swell: { radius: 90, height: 40 },
    edge: { radius: 2.5, height: 1.5 },
    seed: 2,
    wrinkle: 0.3,
    flare: 0.0011,
    flareFrom: TOP,
    field: pleat(pleats),
  };
  const waistband: Part = {
    outline: path`-122,${TOP - 34}! 0,${TOP - 22} 122,${TOP - 34}! 125,${TOP + 8}! 0,${TOP + 22}
      -125,${TOP + 8}!`,
    material: cloth,
    swell: { radius: 40, height: 22 },
    edge: { radius: 3.5, height: 2.5 },
    seed: 5,
    shadow: { dx: 1, dy: 5, blur: 5, opacity: 0.45 },
  };
  return {
    parts: [
      hemInside(path`0,${TOP - 48} 118,${TOP - 38}! 118,${TOP}! 0,${TOP}`, cloth),
      hemInside(
        path`0,${hem - 70} ${flare - 20},${hem - 60}! ${flare - 14},${hem - 6}! 0,${hem + 8}`,
        cloth,
        0.35,
      ),
      skirt,
      waistband,
    ],
    closeUp: { x: -160, y: 140, w: 320 },
  };
};
