import { type Colour, COLOURS } from '../catalogue/colours.ts';
import { linear, luminance, times } from '../engine/colour.ts';
import type { Finish, Material, Weave } from '../engine/part.ts';
import * as hard from './hard.ts';
import * as hides from './hides.ts';
import * as knitted from './knitted.ts';
import type { FabricName } from './names.ts';
import * as printed from './printed.ts';
import * as woven from './woven.ts';

const BASE: Finish = {
  weave: null,
  size: 1,
  relief: 1,
  highlight: 0.04,
  polish: 12,
  mirror: 0,
  rough: 0.6,
  metal: 0,
  sheen: 0,
  tint: 0.35,
  saturation: 0.22,
  exposure: 1,
  occlusion: 0.045,
  crisp: 1,
  pressed: false,
  drape: 1,
};

type Traits = Partial<Finish>;

/** Soft things keep round edges. */
const soft = (weave: Weave | null, traits: Traits = {}): Finish => ({ ...BASE, weave, ...traits });

/** Woven cloth is pressed: thinner edges, and heavy cloth folds deeper. */
const cloth = (weave: Weave, traits: Traits = {}): Finish => ({
  ...BASE,
  weave,
  crisp: 0.5,
  pressed: true,
  drape: 1.1,
  ...traits,
});

const suiting = (weave: Weave, traits: Traits = {}) =>
  cloth(weave, { highlight: 0.01, drape: 1.35, ...traits });

const SATIN: Traits = {
  highlight: 0.3,
  polish: 14,
  mirror: 0.24,
  rough: 0.5,
  sheen: 0.06,
  tint: 0.75,
  saturation: 0.5,
};
const SILK: Traits = {
  highlight: 0.15,
  polish: 11,
  mirror: 0.14,
  rough: 0.75,
  sheen: 0.08,
  tint: 0.6,
  saturation: 0.4,
};
const METAL: Traits = {
  metal: 1,
  mirror: 1,
  rough: 0.12,
  highlight: 0.5,
  polish: 60,
  tint: 0.4,
};
const LEATHER: Traits = {
  highlight: 0.16,
  polish: 20,
  mirror: 0.16,
  rough: 0.45,
  tint: 0.3,
  saturation: 0.3,
};

const FINISHES = {
  acetate: soft(hard.tortoise, {
    highlight: 0.45,
    polish: 60,
    mirror: 0.4,
    rough: 0.08,
    tint: 0.1,
  }),
  cable: soft(knitted.cable, { highlight: 0.01, sheen: 0.2, size: 1.28, relief: 0.62 }),
  calf: soft(hides.calf, {
    highlight: 0.22,
    polish: 26,
    mirror: 0.22,
    rough: 0.35,
    tint: 0.25,
    saturation: 0.3,
  }),
  canvas: soft(woven.canvas, { highlight: 0.02 }),
  carre: cloth(printed.carre, { ...SILK, crisp: 0.4 }),
  cashmere: soft(woven.wool, { highlight: 0.008, sheen: 0.26, relief: 0.55 }),
  check: suiting(woven.check, { sheen: 0.12 }),
  corduroy: cloth(woven.corduroy, { highlight: 0.005, sheen: 0.22, crisp: 0.7 }),
  crepe: suiting(woven.crepe, { highlight: 0.045, polish: 7, sheen: 0.07 }),
  croc: soft(hides.croc, {
    size: 1.4,
    relief: 0.75,
    highlight: 0.3,
    polish: 34,
    mirror: 0.28,
    rough: 0.25,
    tint: 0.2,
    saturation: 0.35,
  }),
  denim: cloth(woven.denim, { highlight: 0.015, relief: 1.2 }),
  dotted: cloth(printed.dotted, SILK),
  enamel: soft(null, { highlight: 0.3, polish: 50, mirror: 0.12, rough: 0.1, tint: 0 }),
  flannel: suiting(woven.flannel, { highlight: 0.012, sheen: 0.12 }),
  floral: cloth(printed.floral, {
    highlight: 0.15,
    polish: 11,
    mirror: 0.14,
    rough: 0.7,
    tint: 0.4,
  }),
  gabardine: cloth(woven.gabardine, { highlight: 0.05, polish: 9, sheen: 0.05, size: 0.8 }),
  glass: soft(null, { highlight: 0.6, polish: 80, mirror: 0.6, rough: 0.05, tint: 0 }),
  glen: suiting(woven.glen, { sheen: 0.1, size: 0.72 }),
  herringbone: suiting(woven.herringbone, { sheen: 0.12 }),
  horn: soft(hard.horn, { highlight: 0.3, polish: 30, mirror: 0.2, rough: 0.2 }),
  houndstooth: suiting(woven.houndstooth, { sheen: 0.1 }),
  jacquard: cloth(printed.jacquard, {
    highlight: 0.18,
    polish: 10,
    mirror: 0.14,
    tint: 0.7,
    saturation: 0.4,
  }),
  jersey: soft(knitted.jersey, { highlight: 0.01, sheen: 0.14 }),
  knit: soft(knitted.knit, { highlight: 0.01, sheen: 0.2 }),
  leather: soft(hides.leather, LEATHER),
  metal: soft(null, METAL),
  monogram: soft(printed.monogram, { highlight: 0.06, polish: 14 }),
  nylon: soft(hides.nylon, {
    highlight: 0.26,
    polish: 20,
    mirror: 0.2,
    rough: 0.5,
    saturation: 0.35,
  }),
  oxford: cloth(woven.oxford, { highlight: 0.02, crisp: 0.6 }),
  patent: soft(null, {
    highlight: 0.5,
    polish: 90,
    mirror: 0.5,
    rough: 0.05,
    tint: 0.05,
    saturation: 0.3,
  }),
  pearl: soft(null, {
    highlight: 0.34,
    polish: 22,
    mirror: 0.34,
    rough: 0.55,
    tint: 0.15,
    exposure: 0.86,
    saturation: 0.3,
  }),
  pinstripe: suiting(woven.pinstripe, { sheen: 0.1 }),
  pique: soft(woven.pique, { highlight: 0.01, sheen: 0.1, crisp: 0.7 }),
  plaster: soft(hard.plaster, { highlight: 0 }),
  poplin: cloth(woven.poplin, { highlight: 0.03, polish: 9, crisp: 0.6 }),
  quilt: soft(hides.quilt, {
    highlight: 0.2,
    polish: 24,
    mirror: 0.18,
    rough: 0.4,
    tint: 0.25,
    occlusion: 0.07,
  }),
  regimental: cloth(printed.regimental, SILK),
  rib: soft(knitted.rib, { highlight: 0.01, sheen: 0.18 }),
  rubber: soft(woven.plain, { highlight: 0.06 }),
  satin: cloth(woven.satin, SATIN),
  shearling: soft(hides.shearling, { highlight: 0, sheen: 0.25 }),
  shirting: cloth(woven.shirting, { highlight: 0.03, polish: 9, crisp: 0.6 }),
  silk: cloth(woven.silk, SILK),
  steel: soft(hard.brushed, { ...METAL, rough: 0.42, highlight: 0.22, polish: 24 }),
  stripe: soft(knitted.stripe, { highlight: 0.01, sheen: 0.18 }),
  suede: soft(hides.suede, { highlight: 0, sheen: 0.22 }),
  tweed: suiting(woven.tweed, { highlight: 0.015, sheen: 0.1, relief: 0.8, size: 0.85 }),
  velvet: cloth(woven.velvet, { highlight: 0, sheen: 0.7, exposure: 0.8, saturation: 0.5 }),
  wool: suiting(woven.wool, { sheen: 0.16, relief: 0.8 }),
} satisfies Record<string, Finish>;

export type FinishName = keyof typeof FINISHES;

/** Very dark cloth is lit a little more, or its folds would drown. */
const lift = (light: number) => (light < 0.05 ? 1 + (0.05 - light) * 9 : 1);

export function material(
  finish: FinishName,
  hex: string,
  second = hex,
  third = second,
  traits: Traits = {},
): Material {
  const colour = linear(hex);
  const base: Finish = FINISHES[finish];
  return {
    ...base,
    exposure: base.exposure === 1 ? lift(luminance(colour)) : base.exposure,
    ...traits,
    colour,
    second: linear(second),
    third: linear(third),
  };
}

/** The same material in shadow: linings, insides, far sides. */
export const dim = (m: Material, k: number): Material => ({
  ...m,
  colour: times(m.colour, k),
  second: times(m.second, k),
  third: times(m.third, k),
});

const light = (colour: Colour) => luminance(linear(COLOURS[colour])) > 0.2;

type Pick = Partial<Record<Colour, string>>;
const one = (picks: Pick, other: string) => (colour: Colour) => picks[colour] ?? other;

/** What a patterned cloth adds to its main colour. */
const SECOND: Partial<Record<FabricName, (colour: Colour) => string>> = {
  acetate: one(
    {
      cognac: '#2a160c',
      black: '#0c0b0c',
      champagne: '#7a5632',
      bordeaux: '#240a0e',
      olive: '#1c1b10',
      blush: '#8a5a50',
    },
    '#1b1411',
  ),
  check: one({ camel: '#2a1f18', bottle: '#0f1a18', charcoal: '#141416' }, '#222222'),
  denim: () => '#d9dce0',
  floral: one({ midnight: '#d7a7a0', ivory: '#b65c52', bordeaux: '#e5b9a2' }, '#e8d9c8'),
  glen: () => '#2b2927',
  herringbone: (colour) => (light(colour) ? '#3b3632' : '#c9bfae'),
  houndstooth: () => '#1d1b1b',
  jacquard: one({ champagne: '#8f6e44', midnight: '#b79a5e', petrol: '#c9a86a' }, '#c9a86a'),
  monogram: one({ sand: '#6a4a30' }, '#c9a878'),
  oxford: () => '#f4f2ee',
  pinstripe: () => '#e8e0d0',
  shirting: () => '#f5f3ef',
  stripe: one({ ivory: '#27324c' }, '#ece5d8'),
  tweed: one({ ivory: '#2a2a30', blush: '#f0e4d8', navy: '#d9d2c6', lilac: '#efe6ea' }, '#eeeeee'),
};

const THIRD: Partial<Record<FabricName, string>> = {
  check: '#a8322c',
  floral: '#5f7355',
  glen: '#6d86a6',
  tweed: '#c9a45a',
};

const finishOf: Partial<Record<FabricName, FinishName>> = { gold: 'metal', silver: 'metal' };

/** The cloth of a piece, in its colour, with the colours its pattern brings along. */
export function fabric(name: FabricName, colour: Colour, traits: Traits = {}): Material {
  const hex = COLOURS[colour];
  const second = SECOND[name]?.(colour) ?? hex;
  return material(finishOf[name] ?? (name as FinishName), hex, second, THIRD[name], traits);
}

export const GOLD = material('metal', '#e2b866');
export const SILVER = material('metal', '#d9dade');
export const GUNMETAL = material('metal', '#7d7a78');
