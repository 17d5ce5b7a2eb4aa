import type { Localised } from '@vitrine/kit';
import { both } from '../both.ts';
import type { AttributeRow } from '../rows.ts';
import { clothOf } from './fabrics.ts';
import type { Facts, Piece } from './pieces.ts';

/** What a shopper may narrow by under "materials and details": materials, then patterns, then cuts. */
const ATTRIBUTES = {
  wool: both('羊毛', 'Wool'),
  cashmere: both('羊绒', 'Cashmere'),
  cotton: both('棉', 'Cotton'),
  silk: both('桑蚕丝', 'Silk'),
  satin: both('缎', 'Satin'),
  crepe: both('绉纱', 'Crepe'),
  velvet: both('丝绒', 'Velvet'),
  jacquard: both('提花', 'Jacquard'),
  tweed: both('粗花呢', 'Tweed'),
  gabardine: both('华达呢', 'Gabardine'),
  flannel: both('法兰绒', 'Flannel'),
  corduroy: both('灯芯绒', 'Corduroy'),
  denim: both('牛仔', 'Denim'),
  jersey: both('毛圈布', 'Jersey'),
  pique: both('珠地', 'Piqué'),
  nylon: both('尼龙', 'Nylon'),
  canvas: both('帆布', 'Canvas'),
  leather: both('皮革', 'Leather'),
  suede: both('麂皮', 'Suede'),
  patent: both('漆皮', 'Patent'),
  acetate: both('板材', 'Acetate'),
  steel: both('精钢', 'Steel'),
  'gold-tone': both('镀金', 'Gold-tone'),
  silver: both('银', 'Silver'),
  pearl: both('珍珠', 'Pearl'),
  cable: both('绞花', 'Cable knit'),
  rib: both('罗纹', 'Ribbed'),
  check: both('格纹', 'Check'),
  stripe: both('条纹', 'Stripe'),
  pinstripe: both('细条纹', 'Pinstripe'),
  herringbone: both('人字纹', 'Herringbone'),
  houndstooth: both('千鸟格', 'Houndstooth'),
  floral: both('印花', 'Floral'),
  monogram: both('字母印花', 'Monogram'),
  quilted: both('绗缝', 'Quilted'),
  embossed: both('压纹', 'Embossed'),
  'double-breasted': both('双排扣', 'Double-breasted'),
  'single-breasted': both('单排扣', 'Single-breasted'),
  belted: both('束腰', 'Belted'),
  hooded: both('连帽', 'Hooded'),
  pleated: both('褶裥', 'Pleated'),
  'wide-leg': both('阔腿', 'Wide leg'),
  'roll-neck': both('高领', 'Roll neck'),
  'crew-neck': both('圆领', 'Crew neck'),
  'v-neck': both('鸡心领', 'V-neck'),
  'gold-hardware': both('金色五金', 'Gold hardware'),
  'silver-hardware': both('银色五金', 'Silver hardware'),
  stiletto: both('细高跟', 'Stiletto'),
  kitten: both('猫跟', 'Kitten heel'),
} satisfies Record<string, Localised>;

/** A fact that can be seen, the value it has, and the attribute it earns. */
const BY_FACT: readonly (readonly [string, Facts[string], keyof typeof ATTRIBUTES])[] = [
  ['doubleBreasted', true, 'double-breasted'],
  ['doubleBreasted', false, 'single-breasted'],
  ['belt', true, 'belted'],
  ['hood', true, 'hooded'],
  ['cut', 'pleated', 'pleated'],
  ['pleats', true, 'pleated'],
  ['leg', 'wide', 'wide-leg'],
  ['neck', 'roll', 'roll-neck'],
  ['neck', 'crew', 'crew-neck'],
  ['neck', 'v', 'v-neck'],
  ['hardware', 'gold', 'gold-hardware'],
  ['hardware', 'silver', 'silver-hardware'],
  ['heel', 'stiletto', 'stiletto'],
  ['heel', 'kitten', 'kitten'],
];

export function attributesOf(piece: Piece): string[] {
  const details = BY_FACT.filter(([fact, value]) => piece.facts[fact] === value);
  return [...new Set([...clothOf(piece).attributes, ...details.map(([, , code]) => code)])];
}

export const attributeRows = (): AttributeRow[] =>
  Object.entries(ATTRIBUTES).map(([code, name], position) => ({ code, name, position }));
