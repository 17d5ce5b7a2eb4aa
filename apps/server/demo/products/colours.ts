import type { Localised } from '@vitrine/kit';
import { both } from '../both.ts';
import type { ColourRow } from '../rows.ts';

interface Colour {
  name: Localised;
  hex: string;
}

/** From light to dark within each family, as swatches read best. */
export const COLOURS: Readonly<Record<string, Colour>> = {
  black: { name: both('黑色', 'Black'), hex: '#1d1c1e' },
  charcoal: { name: both('炭灰色', 'Charcoal'), hex: '#3b3c40' },
  grey: { name: both('灰色', 'Grey'), hex: '#7d7c7c' },
  silver: { name: both('银色', 'Silver'), hex: '#c9cbd0' },
  white: { name: both('白色', 'White'), hex: '#f4f2ee' },
  ivory: { name: both('象牙白', 'Ivory'), hex: '#ece5d8' },
  pearl: { name: both('珍珠白', 'Pearl'), hex: '#e4ddd2' },
  stone: { name: both('燕麦色', 'Stone'), hex: '#cfc4b0' },
  sand: { name: both('沙色', 'Sand'), hex: '#d3bf9e' },
  champagne: { name: both('香槟色', 'Champagne'), hex: '#d2bfa4' },
  camel: { name: both('驼色', 'Camel'), hex: '#b3916a' },
  cognac: { name: both('干邑棕', 'Cognac'), hex: '#8a4a22' },
  chocolate: { name: both('巧克力棕', 'Chocolate'), hex: '#43291d' },
  gold: { name: both('金色', 'Gold'), hex: '#d9b166' },
  butter: { name: both('奶油黄', 'Butter'), hex: '#e8d59a' },
  rust: { name: both('锈红色', 'Rust'), hex: '#9c4a28' },
  scarlet: { name: both('猩红色', 'Scarlet'), hex: '#9e1b22' },
  bordeaux: { name: both('酒红色', 'Bordeaux'), hex: '#5a1a24' },
  rose: { name: both('玫瑰色', 'Rose'), hex: '#b0606a' },
  blush: { name: both('浅粉色', 'Blush'), hex: '#d8b3a6' },
  lilac: { name: both('丁香紫', 'Lilac'), hex: '#b7a6c6' },
  sky: { name: both('天空蓝', 'Sky blue'), hex: '#a9bccb' },
  bleach: { name: both('水洗浅蓝', 'Washed blue'), hex: '#93a9c4' },
  cobalt: { name: both('钴蓝色', 'Cobalt'), hex: '#27418c' },
  indigo: { name: both('靛蓝色', 'Indigo'), hex: '#37507a' },
  petrol: { name: both('深青色', 'Petrol blue'), hex: '#1f4a52' },
  ink: { name: both('墨蓝色', 'Ink blue'), hex: '#22304a' },
  navy: { name: both('海军蓝', 'Navy'), hex: '#20283c' },
  midnight: { name: both('午夜蓝', 'Midnight blue'), hex: '#151c30' },
  sage: { name: both('鼠尾草绿', 'Sage'), hex: '#8d9a83' },
  olive: { name: both('橄榄绿', 'Olive'), hex: '#5e5b3c' },
  bottle: { name: both('墨绿色', 'Bottle green'), hex: '#1c3a2e' },
};

export function colourNamed(code: string): Colour {
  const colour = COLOURS[code];
  if (!colour) throw new Error(`No colour is called ${code}`);
  return colour;
}

export const colourRows = (): ColourRow[] =>
  Object.entries(COLOURS).map(([code, { name, hex }], position) => ({ code, name, hex, position }));
