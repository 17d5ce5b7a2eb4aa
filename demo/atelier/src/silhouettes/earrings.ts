import { linear, shade } from '../engine/colour.ts';
import type { Material, Part } from '../engine/part.ts';
import { type Path, path, place } from '../engine/path.ts';
import { ellipse } from '../engine/shapes.ts';
import { GOLD, material, SILVER } from '../fabrics/materials.ts';
import type { GarmentBuilder, GarmentSpec } from '../parts/garment.ts';
import { chain, fitting } from '../parts/hardware.ts';
import { placePart } from '../parts/part-tools.ts';

const SHADOW = { dx: 10, dy: 14, blur: 12, opacity: 0.35 };

const stud = (metal: Material): Part =>
  fitting(ellipse(0, 400, 30), metal, { edge: { radius: 24, height: 20 }, shadow: SHADOW });

const bail = (metal: Material): Part =>
  fitting(ellipse(0, 522, 13), metal, { edge: { radius: 10, height: 8 } });

/** The outline of a stone and of the setting around it. */
const CUTS: Readonly<Record<string, { girdle: Path; setting: Path }>> = {
  cut: {
    girdle: path`0,540! 44,606! 40,690! 0,726! -40,690! -44,606!`,
    setting: path`0,516! 58,600 52,700 0,744 -52,700 -58,600`,
  },
  step: {
    girdle: path`-34,546! 34,546! 50,564! 50,708! 34,726! -34,726! -50,708! -50,564!`,
    setting: path`-42,528! 42,528! 66,554! 66,718! 42,744! -42,744! -66,718! -66,554!`,
  },
  pear: {
    girdle: path`0,536! 40,610 58,672 30,720 0,730 -30,720 -58,672 -40,610`,
    setting: path`0,508! 52,604 76,674 42,738 0,750 -42,738 -76,674 -52,604`,
  },
};

function drop(metal: Material, hex: string, cut: string): Part[] {
  const stone = material('glass', hex, undefined, undefined, { mirror: 0.9 });
  const { girdle, setting } = CUTS[cut];
  const facet = (edge: { radius: number; height: number }, scale: number): Part => ({
    outline: place(girdle, { origin: [0, 636], scale }),
    material: stone,
    swell: null,
    edge,
    shadow: null,
  });
  return [
    ...chain(path`0,432 0,520`, metal, 18, 11),
    {
      outline: setting,
      material: metal,
      swell: null,
      edge: { radius: 12, height: 9 },
      shadow: SHADOW,
    },
    facet({ radius: 24, height: 20 }, 1),
    facet({ radius: 6, height: -5 }, 0.52),
    bail(metal),
  ];
}

/** A pearl: a bright reflection above, rose below it, green at the bottom, and a bright rim. */
function pearl(metal: Material, hex: string): Part[] {
  const glow = (x: number, y: number, rx: number, ry: number) => ellipse(x, 604 + y, rx, ry);
  return [
    ...chain(path`0,432 0,520`, metal, 18, 11),
    {
      outline: ellipse(0, 604, 80),
      material: material('pearl', hex),
      swell: null,
      edge: { radius: 80, height: 58 },
      shadow: SHADOW,
      decals: [
        { outline: glow(0, 56, 60, 16), tone: 1.5, soft: 9 },
        { outline: glow(-6, -34, 56, 34), colour: linear('#f0cfc4'), opacity: 0.4, soft: 14 },
        { outline: glow(34, 20, 26, 40), colour: linear('#c9d6cc'), opacity: 0.3, soft: 14 },
        { outline: glow(-32, -36, 17, 12), tone: 1.9, soft: 4 },
        { outline: glow(-38, -20, 4, 7), tone: 1.7, soft: 2 },
      ],
    },
    bail(metal),
  ];
}

/** Two turns of tube, one in front of the other, which gives a hoop depth. */
function hoop(metal: Material): Part[] {
  const turn = (dx: number, k: number): Part =>
    fitting(ellipse(dx, 590, 128 * k, 165), metal, {
      cut: [ellipse(dx, 585, 94 * k, 130)],
      edge: { radius: 20, height: 17 },
      shadow: SHADOW,
    });
  return [turn(16, 0.9), turn(-6, 1)];
}

function pendant({ options, hex }: GarmentSpec, metal: Material): Part[] {
  if (options.shape === 'hoop') return hoop(metal);
  return options.shape === 'pearl' ? pearl(metal, hex) : drop(metal, hex, String(options.stone));
}

export const earrings: GarmentBuilder = (spec) => {
  const { options, fabric, colour, hex } = spec;
  const dark = colour === 'charcoal';
  const metal = fabric === 'silver' || dark ? SILVER : GOLD;
  const shown = dark ? shade(hex, 1.35) : hex;
  const one = [stud(metal), ...pendant({ ...spec, hex: shown }, metal)];
  return {
    parts: [-150, 150].flatMap((x) => one.map((part) => placePart(part, { x }))),
    closeUp: options.shape === 'hoop' ? { x: 10, y: 480, w: 240 } : { x: 50, y: 470, w: 210 },
  };
};
