import type { Part } from '../engine/part.ts';
import { mirror, type Path, type Point, path, spline, symmetric } from '../engine/path.ts';
import { ribbon } from '../engine/shapes.ts';
import { darken } from '../fabrics/materials.ts';
import type { Garment } from '../parts/garment.ts';
import { withMirror } from '../parts/part-tools.ts';
import { fold, seam, stitch, threadColour } from '../parts/stitches.ts';
import type { SilhouetteName } from '../silhouettes/names.ts';

/** The bounds of one part. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const polygonOf = ({ outline, polygon }: Part): Path => (polygon ? outline : spline(outline));

export function extentOf(part: Part): Extent {
  const xs = part.outline.map((p) => p[0]);
  const ys = part.outline.map((p) => p[1]);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** How far a part reaches to the right of the axis at each height. */
export interface Profile {
  top: number;
  bottom: number;
  at: (y: number) => number;
}

export function profileOf(part: Part): Profile {
  const points = polygonOf(part);
  const top = Math.min(...points.map((p) => p[1]));
  const bottom = Math.max(...points.map((p) => p[1]));
  const at = (height: number) => {
    const y = Math.min(bottom - 0.5, Math.max(top + 0.5, height));
    let reach = 0;
    points.forEach((p, i) => {
      const q = points[(i + 1) % points.length];
      if (p[1] <= y === q[1] <= y) return;
      reach = Math.max(reach, p[0] + ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]));
    });
    return reach;
  };
  return { top, bottom, at };
}

/** The part that covers the upper body: one half of an open front, or the whole front. */
export function findFront(parts: readonly Part[]): number {
  let best = -1;
  let largest = 0;
  parts.forEach((part, i) => {
    const { left, right, top, bottom } = extentOf(part);
    const area = (right - left) * (bottom - top);
    const isBody = left < -10 && right > 100 && top < 330 && bottom - top > 150;
    if (isBody && area > largest) {
      largest = area;
      best = i;
    }
  });
  return best;
}

const STEP = 5;

/** The outline of a back: the profile on both sides, closed straight across the nape. */
function closeAcross({ top, bottom, at }: Profile, from: number): Path {
  const right: Point[] = [];
  for (let y = Math.max(top, from); y < bottom; y += STEP) right.push([at(y), y, true]);
  right.push([at(bottom), bottom, true]);
  return [...right, ...[...right].reverse().map(([x, y]) => [-x, y, true] as const)];
}

type Collar = 'turned' | 'band' | 'none';

interface Back {
  collar: Collar;
  /** The share of the length below which the back begins: dresses that leave the back bare. */
  low?: number;
  /** Whether the first part is a hood, which hangs over the back. */
  hood?: boolean;
  details: (profile: Profile, part: Part) => Part[];
  lines: (profile: Profile, part: Part) => Path[];
}

const none = () => [];

const vent = ({ bottom }: Profile): Path[] => [
  path`0,${bottom - 190} 0,${bottom - 6}`,
  path`0,${bottom - 190} 20,${bottom - 176}`,
];

const yoke = ({ top, at }: Profile, down: number): Path => {
  const y = top + down;
  return path`${-at(y) + 4},${y - 12} 0,${y + 8} ${at(y) - 4},${y - 12}`;
};

const centre = ({ top, bottom }: Profile, end = bottom - 6): Path => path`0,${top + 20} 0,${end}`;

/** The loose layer over the shoulders of a trench. */
const stormShield = ({ top, at }: Profile, { material }: Part): Part[] => {
  const y = top + 212;
  const w = at(y) - 8;
  return [
    {
      outline: symmetric(
        path`0,${top + 8} ${at(top) - 4},${top + 6}! ${at(top + 50) - 6},${top + 50}!
          ${w},${y - 16}! ${w * 0.5},${y + 10} 0,${y + 16}`,
      ),
      material,
      swell: { radius: 30, height: 10 },
      seed: 12,
      shadow: { dx: 2, dy: 8, blur: 8, opacity: 0.45 },
      lines: [
        stitch(
          path`${8 - w},${y - 24} ${w * -0.5},${y + 1} 0,${y + 7} ${w * 0.5},${y + 1} ${w - 8},${y - 24}`,
          threadColour(material.colour, 1.2),
        ),
      ],
    },
  ];
};

/** Narrow straps of the front, seen again behind. */
const straps = ({ at, top, bottom }: Profile, { material }: Part): Part[] => {
  const y = top + (bottom - top) * 0.16;
  return [-1, 1].map((s) => ({
    outline: path`${s * 58},${top - 86}! ${s * 64},${top - 86}! ${s * Math.min(84, at(y))},${y + 12}!
      ${s * Math.min(77, at(y) - 6)},${y + 12}!`,
    material,
    swell: null,
    edge: { radius: 3, height: 2 },
  }));
};

const plain: Back = { collar: 'band', details: none, lines: none };
const tailoredBack: Back = {
  collar: 'turned',
  details: none,
  lines: (p) => [centre(p, p.bottom - 190), ...vent(p)],
};

const BACKS: Partial<Record<SilhouetteName, Back>> = {
  tailored: tailoredBack,
  carCoat: { collar: 'turned', details: none, lines: (p) => [centre(p)] },
  trench: { collar: 'turned', details: stormShield, lines: vent },
  duffle: { collar: 'none', hood: true, details: none, lines: (p) => [yoke(p, 150)] },
  denimJacket: {
    collar: 'turned',
    details: none,
    lines: (p) => [
      yoke(p, 130),
      path`-74,${p.top + 140} -58,${p.bottom - 40}`,
      path`74,${p.top + 140} 58,${p.bottom - 40}`,
    ],
  },
  shirt: {
    collar: 'turned',
    details: none,
    lines: (p) => [
      yoke(p, 96),
      path`-14,${p.top + 104} -12,${p.top + 330}`,
      path`14,${p.top + 104} 12,${p.top + 330}`,
    ],
  },
  polo: { collar: 'turned', details: none, lines: (p) => [yoke(p, 60)] },
  smock: { collar: 'turned', details: none, lines: (p) => [centre(p)] },
  slip: { collar: 'none', low: 0.16, details: straps, lines: none },
  gown: { collar: 'none', low: 0.55, details: none, lines: (p) => [centre(p)] },
};

function collarBack(kind: Collar, { top, at }: Profile, front: Part): Part[] {
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

const seamOf = (line: Path) => ({ ...seam(line, 2), tone: 0.74 });

function backPanel(front: Part, profile: Profile, back: Back): Part {
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

/** Whether a part is seen from behind too: sleeves, and what goes all around. */
function goesAround(part: Part, profile: Profile): boolean {
  const { left, right, top, bottom } = extentOf(part);
  const half = profile.at((top + bottom) / 2);
  const outside = Math.max(-left, right) > half * 1.08;
  return outside || Math.min(-left, right) > half * 0.78;
}

/** The same all around: only what lies on them is left out. */
const WHOLE: ReadonlySet<SilhouetteName> = new Set(['pencilSkirt', 'pleatedSkirt', 'puffer']);

const patchPocket = (outline: Path, { material }: Part): Part => ({
  outline,
  material,
  swell: { radius: 14, height: 6 },
  edge: { radius: 4, height: 3 },
  shadow: { dx: 1, dy: 4, blur: 4, opacity: 0.4 },
  lines: [
    stitch(
      outline.map(([x, y]) => [x * 0.97 + 2.6, y * 0.99 + 4]),
      threadColour(material.colour, 1.3, 0.03),
    ),
  ],
});

/** Two pockets with a welt below the waistband, and the seam between the halves. */
function trousersBack(parts: readonly Part[]): Part[] {
  const kept = withoutDetails(parts);
  const leg = kept[0];
  const y = extentOf(leg).top + 118;
  const welt: Part = {
    outline: path`42,${y + 6}! 122,${y - 6}! 123,${y + 8}! 43,${y + 20}!`,
    material: leg.material,
    swell: null,
    edge: { radius: 3, height: 2 },
    shadow: { dx: 1, dy: 3, blur: 3, opacity: 0.45 },
  };
  return [...kept, ...withMirror(welt)];
}

/** Straps that cross over the back, and two pockets. */
function dungareesBack(parts: readonly Part[]): Part[] {
  const kept = withoutDetails(parts).filter((part) => extentOf(part).top > 420);
  const leg = kept[0];
  const { top } = extentOf(leg);
  const strap: Part = {
    outline: ribbon(path`62,104 48,190 -24,340 -104,${top + 14}`, 40),
    polygon: true,
    material: leg.material,
    swell: { radius: 10, height: 6 },
    edge: { radius: 5, height: 4 },
    shadow: { dx: 3, dy: 6, blur: 6, opacity: 0.4 },
  };
  const pocket = patchPocket(
    path`44,${top + 84}! 132,${top + 84}! 136,${top + 176}! 90,${top + 196}! 44,${top + 176}!`,
    leg,
  );
  return [...withMirror(strap), ...kept, ...withMirror(pocket)];
}

/** The garment from behind. What only its front has is left out. */
export function turnAround(garment: Garment, silhouette: SilhouetteName): Garment {
  const { parts } = garment;
  const at = findFront(parts);
  const back = BACKS[silhouette] ?? plain;
  if (at < 0 || WHOLE.has(silhouette)) return { ...garment, parts: withoutDetails(parts) };
  if (silhouette === 'trousers') return { ...garment, parts: trousersBack(parts) };
  if (silhouette === 'dungarees') return { ...garment, parts: dungareesBack(parts) };
  const front = parts[at];
  const profile = profileOf(front);
  const isHalf = -extentOf(front).left < extentOf(front).right * 0.8;
  const rest = parts.slice(at + (isHalf ? 2 : 1)).filter((part) => goesAround(part, profile));
  const behind = parts.slice(0, at).filter((part) => isDeep(part, profile));
  return {
    ...garment,
    parts: [
      ...behind,
      ...(back.low ? [insideOf(front)] : []),
      backPanel(front, profile, back),
      ...back.details(profile, front),
      ...rest,
      ...collarBack(back.collar, profile, collarSource(parts, front)),
      ...(back.hood ? [hoodOf(parts[0])] : []),
    ],
  };
}

/** A skirt below the bodice is drawn before it and is whole already. */
const isDeep = (part: Part, { bottom }: Profile) =>
  part.swell !== null && extentOf(part).top > bottom - 60;

/** A contrasting collar keeps its own cloth. */
function collarSource(parts: readonly Part[], front: Part): Part {
  const leaf = parts.findLast((part) => {
    const { left, right, top, bottom } = extentOf(part);
    return top < profileOf(front).top + 40 && right - left > 70 && bottom - top > 60 && left > -20;
  });
  return leaf && extentOf(leaf).right < 150 ? leaf : front;
}

const insideOf = (front: Part): Part => ({
  ...front,
  outline: mirror(front.outline),
  material: darken(front.material, 0.5),
  shadow: null,
});

const hoodOf = (part: Part): Part => ({
  ...part,
  shadow: { dx: 2, dy: 10, blur: 10, opacity: 0.5 },
  lines: [seamOf(path`0,92 0,346`)],
});

/** Without the parts that lie on another one: buttons, pockets, a fly, a zip. */
function withoutDetails(parts: readonly Part[]): Part[] {
  const half = Math.max(...parts.map((part) => extentOf(part).right));
  return parts.filter((part) => {
    const { left, right, top, bottom } = extentOf(part);
    const isInside = part.swell === null && part.shadow === null;
    const isSmall = right - left < half * 0.36 || (right - left) * (bottom - top) < half * 40;
    return !isInside && !(isSmall && Math.max(-left, right) < half * 0.9);
  });
}
