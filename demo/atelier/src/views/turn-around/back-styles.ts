import type { Part } from '../../engine/part.ts';
import { type Path, path, symmetric } from '../../engine/path.ts';
import { stitch, threadColour } from '../../parts/stitches.ts';
import type { SilhouetteName } from '../../silhouettes/names.ts';
import type { Profile } from './profile.ts';

export type Collar = 'turned' | 'band' | 'none';

export interface Back {
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

export const plain: Back = { collar: 'band', details: none, lines: none };
const tailoredBack: Back = {
  collar: 'turned',
  details: none,
  lines: (p) => [centre(p, p.bottom - 190), ...vent(p)],
};

export const BACKS: Partial<Record<SilhouetteName, Back>> = {
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
