import { shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { path, symmetric } from '../engine/path.ts';
import { createRandom } from '../engine/random.ts';
import { ellipse, rounded } from '../engine/shapes.ts';
import { material } from '../fabrics/materials.ts';
import type { GarmentBuilder } from '../parts/garment.ts';
import { fold } from '../parts/stitches.ts';

/** The ribs of the crown converge at the top. */
function crown(cloth: Material): Part {
  const ribs = Array.from({ length: 15 }, (_, i) => {
    const t = (i - 7) / 7;
    return fold(path`${t * 20},372 ${t * 150},450 ${t * 205},600`, 5, -4, {
      rise: 0.05,
      fall: 0.7,
    });
  });
  return {
    outline: symmetric(path`0,360 90,376 176,440 222,560 232,720! 0,736`),
    material: cloth,
    swell: { radius: 90, height: 80, evenly: true },
    edge: { radius: 16, height: 10 },
    folds: [
      ...ribs,
      fold(path`-190,640 -90,660 0,640`, 22, 6),
      fold(path`200,600 120,640 40,620`, 20, 6),
    ],
    wrinkle: 1.1,
    flare: 0.0016,
    flareFrom: 380,
    seed: 1,
  };
}

const cuff = (rib: Material): Part => ({
  outline: path`-240,668! 0,690 240,668! 248,740 242,850! 0,880 -242,850! -248,740`,
  material: rib,
  swell: { radius: 80, height: 60 },
  hem: 10,
  edge: { radius: 18, height: 11 },
  seed: 2,
  wrinkle: 0.6,
  shadow: { dx: 2, dy: -4, blur: 7, opacity: 0.4 },
});

/** A bobble of many short yarns: overlapping tufts in two tones. */
function bobble(hex: string): Part[] {
  const rng = createRandom(`bobble ${hex}`);
  const yarn = [material('shearling', hex), material('shearling', shade(hex, 0.88))];
  const tufts = Array.from({ length: 26 }, (_, i): Part => {
    const angle = i * 2.4;
    const away = 64 * Math.sqrt(i / 26);
    return {
      outline: ellipse(
        Math.cos(angle) * away,
        300 + Math.sin(angle) * away,
        rng.between(26, 36),
        rng.between(22, 32),
        angle,
        16,
      ),
      material: yarn[i % 2],
      swell: { radius: 14, height: 12, evenly: true },
      edge: { radius: 16, height: 10 },
      seed: i,
      shadow: { dx: 1, dy: 2, blur: 5, opacity: 0.16 },
    };
  });
  return [
    {
      outline: ellipse(0, 300, 92),
      material: yarn[0],
      swell: { radius: 34, height: 40, evenly: true },
      edge: { radius: 30, height: 20 },
    },
    ...tufts.reverse(),
  ];
}

const tag: Part = {
  outline: rounded(-36, 764, 72, 34, 2),
  polygon: true,
  material: material('leather', '#6a452c'),
  swell: null,
  edge: { radius: 3, height: 2 },
  shadow: { dx: 1, dy: 2, blur: 3, opacity: 0.4 },
  lines: [{ line: path`-20,781 20,781`, width: 3, tone: 0.5, dash: [4, 2] }],
};

export const beanie: GarmentBuilder = ({ cloth, hex, options }) => {
  const rib = material('rib', hex);
  return {
    parts: [...(options.bobble ? bobble(hex) : []), crown(cloth), cuff(rib), tag],
    closeUp: { x: -130, y: 470, w: 330 },
  };
};
