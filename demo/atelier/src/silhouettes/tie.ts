import type { Colour } from '../catalogue/colours.ts';
import { shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { path, symmetric } from '../engine/path.ts';
import { ribbon } from '../engine/shapes.ts';
import { darken, GOLD, material } from '../fabrics/materials.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { plate } from '../parts/hardware.ts';
import { placePart } from '../parts/part-tools.ts';
import { fold } from '../parts/stitches.ts';

/** The colours of stripe and thin line, or of the dot, by ground colour. */
const INKS: Partial<Record<Colour, readonly [string, string]>> = {
  navy: ['#8a2a30', '#e8e0d0'],
  bordeaux: ['#20283c', '#d9c08a'],
  bottle: ['#20283c', '#c9a45a'],
  midnight: ['#e8e0d0', '#e8e0d0'],
  rust: ['#f1e7d6', '#f1e7d6'],
  petrol: ['#d9c08a', '#d9c08a'],
};

function silkFor({ options, colour, hex, cloth }: GarmentSpec): Material {
  const [second, third] = INKS[colour] ?? [hex, hex];
  if (options.pattern === 'stripe') return material('regimental', hex, second, third);
  if (options.pattern === 'dot') return material('dotted', hex, second, third);
  return cloth;
}

function blade(silk: Material, knitted: boolean): Part {
  const end = knitted ? path`66,1066! 0,1068` : path`78,1010! 0,1096!`;
  return {
    outline: symmetric(path`0,300 26,300! 44,560 62,820 ${end}`),
    material: silk,
    swell: { radius: 44, height: 16 },
    hem: 10,
    edge: { radius: 9, height: 6 },
    grain: knitted ? 0 : 0.12,
    seed: 2,
    wrinkle: 0.35,
    shadow: { dx: 6, dy: 9, blur: 10, opacity: 0.45 },
    folds: [
      fold(path`0,306 4,380 10,470`, 9, -7, { rise: 0.05, fall: 0.8 }),
      fold(path`-16,306 -22,380 -20,450`, 8, 4, { rise: 0.05, fall: 0.8 }),
    ],
  };
}

const tail = (silk: Material): Part => ({
  outline: path`-4,310! 22,310! 70,900 64,936! 40,962! 14,940!`,
  material: darken(silk, 0.86),
  swell: { radius: 20, height: 8 },
  edge: { radius: 7, height: 5 },
  grain: -0.1,
  shadow: { dx: 5, dy: 8, blur: 9, opacity: 0.4 },
});

function neck(silk: Material): Part[] {
  const line = path`-20,262 -104,196 -112,128 -58,88 0,78 58,88 112,128 104,196 20,262`;
  return [
    {
      outline: ribbon(path`-104,190 -104,120 -50,96 0,92 50,96 104,120 104,190`, 30),
      polygon: true,
      material: darken(silk, 0.42),
      swell: null,
      edge: { radius: 6, height: 4 },
    },
    {
      outline: ribbon(line, (t) => 40 - 12 * Math.sin(t * Math.PI)),
      polygon: true,
      material: silk,
      swell: null,
      edge: { radius: 13, height: 9 },
      grain: 0.6,
      shadow: { dx: 4, dy: 6, blur: 7, opacity: 0.4 },
    },
  ];
}

const knot = (silk: Material): Part => ({
  outline: path`-48,238! 0,226 48,238! 30,318 24,330! 0,334 -24,330! -30,318`,
  material: silk,
  swell: { radius: 22, height: 16 },
  edge: { radius: 14, height: 10 },
  grain: -0.55,
  seed: 6,
  shadow: { dx: 3, dy: 7, blur: 7, opacity: 0.5 },
  folds: [fold(path`-40,246 -6,300 10,330`, 7, 4), fold(path`40,244 20,290 16,326`, 6, -4)],
});

/** A gold clip across both blades. */
const clip: Part = plate(-42, 560, 84, 13, 4, GOLD, { edge: { radius: 5, height: 5 } });

export const tie: GarmentBuilder = (spec) => {
  const { options } = spec;
  const narrow = options.width === 'narrow' ? 0.62 : 1;
  const silk = silkFor(spec);
  const knitted = spec.fabric === 'knit';
  const lining = material('satin', shade(spec.hex, 0.7));
  return {
    parts: [
      ...neck(silk),
      ...[tail(knitted ? silk : lining), blade(silk, knitted), knot(silk)].map((part) =>
        placePart(part, { scaleX: narrow }),
      ),
      ...(options.clip ? [clip] : []),
    ],
    closeUp: { x: -110 * narrow, y: 200, w: 220 * narrow },
  };
};
