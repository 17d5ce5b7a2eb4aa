import type { Finish, Weave } from '../engine/part.ts';
import * as hard from './hard.ts';
import * as hides from './hides.ts';
import * as knitted from './knitted.ts';
import * as printed from './printed.ts';
import * as squares from './silk-squares.ts';
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

export type FinishOverrides = Partial<Finish>;

/** Soft materials keep round edges. */
const soft = (weave: Weave | null, overrides: FinishOverrides = {}): Finish => ({
  ...BASE,
  weave,
  ...overrides,
});

/** Woven fabric is pressed: thinner edges, and deeper folds for heavy fabric. */
const cloth = (weave: Weave, overrides: FinishOverrides = {}): Finish => ({
  ...BASE,
  weave,
  crisp: 0.5,
  pressed: true,
  drape: 1.1,
  ...overrides,
});

const suiting = (weave: Weave, overrides: FinishOverrides = {}) =>
  cloth(weave, { highlight: 0.01, drape: 1.35, ...overrides });

const SATIN: FinishOverrides = {
  highlight: 0.3,
  polish: 14,
  mirror: 0.24,
  rough: 0.5,
  sheen: 0.06,
  tint: 0.75,
  saturation: 0.5,
};
const SILK: FinishOverrides = {
  highlight: 0.15,
  polish: 11,
  mirror: 0.14,
  rough: 0.75,
  sheen: 0.08,
  tint: 0.6,
  saturation: 0.4,
};
const METAL: FinishOverrides = {
  metal: 1,
  mirror: 1,
  rough: 0.12,
  highlight: 0.5,
  polish: 60,
  tint: 0.4,
};
const LEATHER: FinishOverrides = {
  highlight: 0.16,
  polish: 20,
  mirror: 0.16,
  rough: 0.45,
  tint: 0.3,
  saturation: 0.3,
};

/** The finish of every fabric, leather and metal: how it reflects, folds and rounds its edges. */
export const FINISHES = {
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
  bridles: cloth(squares.bridles, { ...SILK, crisp: 0.4 }),
  carre: cloth(printed.carre, { ...SILK, crisp: 0.4 }),
  garden: cloth(squares.garden, { ...SILK, crisp: 0.4 }),
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
    highlight: 0.5,
    polish: 40,
    mirror: 0.18,
    rough: 0.3,
    tint: 0.2,
    exposure: 1.02,
    saturation: 0.5,
  }),
  pinstripe: suiting(woven.pinstripe, { sheen: 0.1 }),
  pique: soft(woven.pique, { highlight: 0.01, sheen: 0.1, crisp: 0.7 }),
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
