import { lerp } from '../engine/maths.ts';
import type { Material, Part } from '../engine/part.ts';
import { mirror, type Point, path } from '../engine/path.ts';
import { ribbon, rounded } from '../engine/shapes.ts';
import { GOLD, material } from '../fabrics/materials.ts';
import { hemInside } from '../parts/body.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { button, fitting, frame, hornButton, ring } from '../parts/hardware.ts';

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

/** Two leather straps with buckles at the side of a kilt, and a pin below. */
function kiltStraps(hem: number): Part[] {
  const leather = material('calf', '#3a2418');
  const strap = (y: number): Part[] => [
    {
      outline: rounded(30, y, 84, 22, 4),
      polygon: true,
      material: leather,
      swell: { radius: 8, height: 4 },
      edge: { radius: 4, height: 3 },
      shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.5 },
    },
    frame(56, y - 5, 30, 32, GOLD, 5, 4),
  ];
  const pin = Math.min(hem - 90, TOP + 330);
  return [
    ...strap(TOP - 18),
    ...strap(TOP + 44),
    fitting(ribbon(path`96,${pin} 106,${pin + 74}`, 6), GOLD, { polygon: true }),
    ring(96, pin - 4, 8, 4, GOLD),
  ];
}

/** A row of buttons down one side. */
const sideButtons = (hem: number, horn: Material): Part[] =>
  Array.from({ length: 6 }, (_, i) =>
    button(84 + i * 9, TOP - 6 + i * Math.min(84, (hem - TOP - 60) / 6), 11, horn),
  );

export const pleatedSkirt: GarmentBuilder = ({ cloth, options }) => {
  const { hem, flare, pleats: usual } = LENGTHS[String(options.length)];
  const pleats = options.pleats === 'wide' ? Math.round(usual * 0.46) : usual;
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
      ...(options.waist === 'straps' ? kiltStraps(hem) : []),
      ...(options.waist === 'buttons' ? sideButtons(hem, hornButton('#8a6a48', '#b08e66')) : []),
    ],
    closeUp: { x: -160, y: 140, w: 320 },
  };
};
