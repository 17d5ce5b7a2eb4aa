import type { Part } from '../../engine/part.ts';
import { type Path, type Point, path, symmetric } from '../../engine/path.ts';
import { fold, seam } from '../../parts/stitches.ts';
import type { Back, Collar } from './back-styles.ts';
import type { Profile } from './profile.ts';

const STEP = 5;

/** The outline of a back: the profile on both sides, closed straight across the nape. */
function closeAcross({ top, bottom, at }: Profile, from: number): Path {
  const right: Point[] = [];
  for (let y = Math.max(top, from); y < bottom; y += STEP) right.push([at(y), y, true]);
  right.push([at(bottom), bottom, true]);
  return [...right, ...[...right].reverse().map(([x, y]) => [-x, y, true] as const)];
}

export function collarBack(kind: Collar, { top, at }: Profile, front: Part): Part[] {
  const w = Math.max(58, at(top + 3));
  if (kind === 'none') return [];
  const band = kind === 'band';
  return [
    {
      outline: symmetric(
        band
          ? path`0,${top - 12} ${w - 12},${top - 15} ${w + 12},${top - 2}! ${w - 8},${top + 20} 0,${top + 30}`
          : path`0,${top - 26} ${w * 0.72},${top - 23} ${w + 4},${top - 4} ${w + 36},${top + 44}!
              ${w * 0.6},${top + 52} 0,${top + 56}`,
      ),
      material: front.material,
      swell: { radius: 16, height: 12 },
      edge: { radius: 7, height: 5 },
      grain: band ? 0 : Math.PI / 2,
      shadow: { dx: 1, dy: 5, blur: 6, opacity: 0.42 },
    },
  ];
}

export const seamOf = (line: Path) => ({ ...seam(line, 2), tone: 0.74 });

export function backPanel(front: Part, profile: Profile, back: Back): Part {
  const from = profile.top + (profile.bottom - profile.top) * (back.low ?? 0);
  const { edge, swell, field, hem, material, wrinkle } = front;
  return {
    outline: closeAcross(profile, from),
    polygon: true,
    material,
    seed: (front.seed ?? 0) + 5,
    ...(swell !== undefined && { swell }),
    ...(edge !== undefined && { edge }),
    ...(field && { field }),
    ...(hem !== undefined && { hem }),
    ...(wrinkle !== undefined && { wrinkle }),
    ...(front.flare !== undefined && { flare: front.flare, flareFrom: front.flareFrom ?? 0 }),
    folds: backFolds(profile),
    lines: back.lines(profile, front).map(seamOf),
  };
}

/** From the shoulder blades to the waist, on each side a little different. */
const backFolds = ({ top, at }: Profile) =>
  [-1, 1].flatMap((s) => {
    const w = at(top + 240);
    return [
      fold(
        path`${s * w * 0.96},${top + 250} ${s * w * 0.66},${top + 300 + s * 8} ${s * w * 0.4},${top + 400}`,
        20,
        6,
        { lean: s * 0.3, fall: 0.7 },
      ),
      fold(
        path`${s * w * 0.5},${top + 90} ${s * w * 0.42},${top + 190} ${s * w * 0.62},${top + 300 - s * 12}`,
        26,
        5,
        { fall: 0.7 },
      ),
    ];
  });
