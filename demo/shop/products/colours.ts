import { type Localised, localised } from '@vitrine/kit';
import type { ColourRow } from '../rows.ts';

interface Colour {
  name: Localised;
  hex: string;
}

/** Grouped by colour family, in the order in which swatches are shown. */
export const COLOURS: Readonly<Record<string, Colour>> = {
  black: { name: localised('黑色', 'Black'), hex: '#1d1c1e' },
  charcoal: { name: localised('炭灰色', 'Charcoal'), hex: '#3b3c40' },
  grey: { name: localised('灰色', 'Grey'), hex: '#7d7c7c' },
  silver: { name: localised('银色', 'Silver'), hex: '#c9cbd0' },
  white: { name: localised('白色', 'White'), hex: '#f4f2ee' },
  ivory: { name: localised('象牙白', 'Ivory'), hex: '#ece5d8' },
  pearl: { name: localised('珍珠白', 'Pearl'), hex: '#e4ddd2' },
  stone: { name: localised('燕麦色', 'Stone'), hex: '#cfc4b0' },
  sand: { name: localised('沙色', 'Sand'), hex: '#d3bf9e' },
  champagne: { name: localised('香槟色', 'Champagne'), hex: '#d2bfa4' },
  camel: { name: localised('驼色', 'Camel'), hex: '#b3916a' },
  cognac: { name: localised('干邑棕', 'Cognac'), hex: '#8a4a22' },
  chocolate: { name: localised('巧克力棕', 'Chocolate'), hex: '#43291d' },
  gold: { name: localised('金色', 'Gold'), hex: '#d9b166' },
  butter: { name: localised('奶油黄', 'Butter'), hex: '#e8d59a' },
  rust: { name: localised('锈红色', 'Rust'), hex: '#9c4a28' },
  scarlet: { name: localised('猩红色', 'Scarlet'), hex: '#9e1b22' },
  bordeaux: { name: localised('酒红色', 'Bordeaux'), hex: '#5a1a24' },
  rose: { name: localised('玫瑰色', 'Rose'), hex: '#b0606a' },
  blush: { name: localised('浅粉色', 'Blush'), hex: '#d8b3a6' },
  lilac: { name: localised('丁香紫', 'Lilac'), hex: '#b7a6c6' },
  sky: { name: localised('天空蓝', 'Sky blue'), hex: '#a9bccb' },
  bleach: { name: localised('水洗浅蓝', 'Washed blue'), hex: '#93a9c4' },
  cobalt: { name: localised('钴蓝色', 'Cobalt'), hex: '#27418c' },
  indigo: { name: localised('靛蓝色', 'Indigo'), hex: '#37507a' },
  petrol: { name: localised('深青色', 'Petrol blue'), hex: '#1f4a52' },
  ink: { name: localised('墨蓝色', 'Ink blue'), hex: '#22304a' },
  navy: { name: localised('海军蓝', 'Navy'), hex: '#20283c' },
  midnight: { name: localised('午夜蓝', 'Midnight blue'), hex: '#151c30' },
  sage: { name: localised('鼠尾草绿', 'Sage'), hex: '#8d9a83' },
  olive: { name: localised('橄榄绿', 'Olive'), hex: '#5e5b3c' },
  bottle: { name: localised('墨绿色', 'Bottle green'), hex: '#1c3a2e' },
};

export function findColour(code: string): Colour {
  const colour = COLOURS[code];
  if (!colour) throw new Error(`There is no colour ${code}`);
  return colour;
}

export const colourRows = (): ColourRow[] =>
  Object.entries(COLOURS).map(([code, { name, hex }], position) => ({ code, name, hex, position }));
