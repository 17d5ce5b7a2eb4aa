import type { Colour } from '../catalogue/colours.ts';
import type { Fold } from '../engine/part.ts';
import { type Point, path } from '../engine/path.ts';
import type { Random } from '../engine/random.ts';
import { material } from '../fabrics/materials.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { fold } from '../parts/stitches.ts';

const HALF = 396;

/** The two other colours of the print, by ground colour. */
const INKS: Partial<Record<Colour, readonly [string, string]>> = {
  midnight: ['#efe3cc', '#c77a3a'],
  bordeaux: ['#e8d59a', '#2f5a55'],
  ivory: ['#7a2430', '#c79a52'],
  bottle: ['#e9dcc0', '#b4552d'],
  rust: ['#efe3cc', '#23345a'],
  petrol: ['#d8b3a6', '#e8d59a'],
  rose: ['#f1e7d6', '#5a1a24'],
  lilac: ['#f3ece0', '#4b3a66'],
};

/** Hand-rolled edges are slightly uneven. */
function outline(): Point[] {
  const wobble = (t: number, s: number) => Math.sin(t * 9 + s) * 4 + Math.sin(t * 21 + s * 2) * 2;
  return [0, 1, 2, 3].flatMap((side) =>
    Array.from({ length: 10 }, (_, i): Point => {
      const t = (i / 10) * 2 - 1;
      const [x, y] = [
        [t, -1],
        [1, t],
        [-t, 1],
        [-1, -t],
      ][side];
      return [x * HALF + wobble(t, side), y * HALF + wobble(t, side + 5), i === 0];
    }),
  );
}

function creases(random: Random): Fold[] {
  const soft = Array.from({ length: 7 }, () => {
    const angle = random.between(0, 6.28);
    const away = random.between(60, 300);
    const [x, y] = [Math.cos(angle) * away, Math.sin(angle) * away];
    const turn = angle + random.between(0.9, 1.9);
    const length = random.between(140, 300);
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length];
    const bend = path`${x + random.between(-40, 40)},${y + random.between(-40, 40)}`;
    return fold(
      path`${x - dx},${y - dy} ${bend} ${x + dx},${y + dy}`,
      random.between(14, 34),
      random.between(5, 12),
      { lean: random.between(-0.4, 0.4), rise: 0.4, fall: 0.4 },
    );
  });
  // Creases in thirds, from folding.
  const creasesFromBox = [0.333, -0.333].flatMap((k) => {
    const height = k > 0 ? 5 : -5;
    const ends = { rise: 0.01, fall: 0.01 };
    return [
      fold(path`${k * HALF},${-HALF} ${k * HALF},${HALF}`, 7, height, ends),
      fold(path`${-HALF},${k * HALF} ${HALF},${k * HALF}`, 7, height, ends),
    ];
  });
  return [...soft, ...creasesFromBox];
}

const PRINTS = { medallion: 'carre', bridles: 'bridles', garden: 'garden' } as const;

export const square: GarmentBuilder = ({ colour, hex, options, random }) => {
  const [second, third] = INKS[colour] ?? ['#efe3cc', '#c77a3a'];
  return {
    parts: [
      {
        outline: outline(),
        material: material(PRINTS[options.print as keyof typeof PRINTS], hex, second, third),
        swell: { radius: 20, height: 6, evenly: true },
        edge: { radius: 7, height: 5 },
        folds: creases(random),
        wrinkle: 1.6,
        warp: 0.35,
        shadow: null,
      },
    ],
    closeUp: { x: -20, y: -40, w: 330 },
  };
};
