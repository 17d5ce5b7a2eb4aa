import type { Material, Part } from '../engine/part.ts';
import { path } from '../engine/path.ts';
import { ellipse, ribbon, rounded } from '../engine/shapes.ts';
import { fitting, frame, plate } from './hardware.ts';

const pin = (x: number, y: number, metal: Material): Part =>
  fitting(rounded(x - 8, y, 16, 40, 8), metal, {
    polygon: true,
    edge: { radius: 7, height: 7 },
    shadow: { dx: 3, dy: 4, blur: 3, opacity: 0.6 },
  });

const onPlate = (y: number, radius: number, metal: Material): Part[] => [
  plate(-46, y, 92, 70, radius, metal, {
    edge: { radius: 6, height: 4 },
    shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.6 },
  }),
  plate(-38, y + 8, 76, 54, Math.max(6, radius - 8), metal, {
    edge: { radius: 2.5, height: 1.2 },
    shadow: null,
  }),
  pin(0, y + 16, metal),
];

/** A padlock on its shackle, and the key in its case on a cord. */
function padlock(y: number, cloth: Material, metal: Material): Part[] {
  const cord = (line: Parameters<typeof ribbon>[0]): Part => ({
    outline: ribbon(line, 7),
    polygon: true,
    material: cloth,
    swell: null,
    edge: { radius: 3, height: 3 },
    shadow: { dx: 2, dy: 4, blur: 4, opacity: 0.4 },
  });
  return [
    fitting(ribbon(path`-20,${y + 34} -20,${y} 0,${y - 18} 20,${y} 20,${y + 34}`, 9), metal, {
      polygon: true,
    }),
    plate(-36, y + 24, 72, 68, 12, metal, {
      edge: { radius: 8, height: 7 },
      shadow: { dx: 4, dy: 7, blur: 6, opacity: 0.6 },
    }),
    fitting(ellipse(0, y + 54, 7), metal, { edge: { radius: 4, height: -3 }, shadow: null }),
    cord(path`-128,${y - 190} -150,${y - 60} -140,${y + 20}`),
    {
      outline: path`-158,${y + 16}! -122,${y + 16}! -116,${y + 104} -140,${y + 116} -164,${y + 104}`,
      material: cloth,
      swell: { radius: 10, height: 8 },
      edge: { radius: 4, height: 3 },
      shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.5 },
    },
  ];
}

/** What closes the flap of a bag, hung from the given height. */
export function bagLock(kind: unknown, y: number, cloth: Material, metal: Material): Part[] {
  if (kind === 'padlock') return padlock(y, cloth, metal);
  if (kind === 'bar') {
    return [
      plate(-84, y + 20, 168, 22, 11, metal, { edge: { radius: 9, height: 8 } }),
      ...[-60, 60].map((x) =>
        fitting(ellipse(x, y + 31, 17), metal, { edge: { radius: 8, height: 8 } }),
      ),
    ];
  }
  return onPlate(y, kind === 'round' ? 35 : 10, metal);
}

/** Two straps over the flap, each through a buckle. */
export const bagStraps = (y: number, cloth: Material, metal: Material): Part[] =>
  [-1, 1].flatMap((s): Part[] => [
    {
      outline: path`${s * 128},${y - 96}! ${s * 172},${y - 96}! ${s * 172},${y + 150}!
        ${s * 150},${y + 172} ${s * 128},${y + 150}!`,
      material: cloth,
      swell: { radius: 12, height: 6 },
      edge: { radius: 6, height: 5 },
      shadow: { dx: 4, dy: 6, blur: 6, opacity: 0.5 },
    },
    frame(s * 150 - 34, y + 26, 68, 58, metal, 9, 8),
  ]);
