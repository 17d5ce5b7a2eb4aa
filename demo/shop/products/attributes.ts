import { type Localised, localised } from '@vitrine/kit';
import type { AttributeRow } from '../rows.ts';
import type { DesignOptions, DrawnProduct } from './drawn-products.ts';
import { findFabric } from './fabrics.ts';

/** The filter "materials and details": materials, then patterns, then cuts. */
const ATTRIBUTES = {
  wool: localised('羊毛', 'Wool'),
  cashmere: localised('羊绒', 'Cashmere'),
  cotton: localised('棉', 'Cotton'),
  silk: localised('桑蚕丝', 'Silk'),
  satin: localised('缎', 'Satin'),
  crepe: localised('绉纱', 'Crepe'),
  velvet: localised('丝绒', 'Velvet'),
  jacquard: localised('提花', 'Jacquard'),
  tweed: localised('粗花呢', 'Tweed'),
  gabardine: localised('华达呢', 'Gabardine'),
  flannel: localised('法兰绒', 'Flannel'),
  corduroy: localised('灯芯绒', 'Corduroy'),
  denim: localised('牛仔', 'Denim'),
  jersey: localised('毛圈布', 'Jersey'),
  pique: localised('珠地', 'Piqué'),
  nylon: localised('尼龙', 'Nylon'),
  canvas: localised('帆布', 'Canvas'),
  leather: localised('皮革', 'Leather'),
  suede: localised('麂皮', 'Suede'),
  patent: localised('漆皮', 'Patent'),
  acetate: localised('板材', 'Acetate'),
  steel: localised('精钢', 'Steel'),
  'gold-tone': localised('镀金', 'Gold-tone'),
  silver: localised('银', 'Silver'),
  pearl: localised('珍珠', 'Pearl'),
  cable: localised('绞花', 'Cable knit'),
  rib: localised('罗纹', 'Ribbed'),
  check: localised('格纹', 'Check'),
  stripe: localised('条纹', 'Stripe'),
  pinstripe: localised('细条纹', 'Pinstripe'),
  herringbone: localised('人字纹', 'Herringbone'),
  houndstooth: localised('千鸟格', 'Houndstooth'),
  floral: localised('印花', 'Floral'),
  monogram: localised('字母印花', 'Monogram'),
  quilted: localised('绗缝', 'Quilted'),
  embossed: localised('压纹', 'Embossed'),
  'double-breasted': localised('双排扣', 'Double-breasted'),
  'single-breasted': localised('单排扣', 'Single-breasted'),
  belted: localised('束腰', 'Belted'),
  hooded: localised('连帽', 'Hooded'),
  pleated: localised('褶裥', 'Pleated'),
  'wide-leg': localised('阔腿', 'Wide leg'),
  'roll-neck': localised('高领', 'Roll neck'),
  'crew-neck': localised('圆领', 'Crew neck'),
  'v-neck': localised('鸡心领', 'V-neck'),
  'gold-hardware': localised('金色五金', 'Gold hardware'),
  'silver-hardware': localised('银色五金', 'Silver hardware'),
  stiletto: localised('细高跟', 'Stiletto'),
  kitten: localised('猫跟', 'Kitten heel'),
} satisfies Record<string, Localised>;

/** A design option, its value, and the attribute it implies. */
const BY_OPTION: readonly (readonly [string, DesignOptions[string], keyof typeof ATTRIBUTES])[] = [
  ['doubleBreasted', true, 'double-breasted'],
  ['doubleBreasted', false, 'single-breasted'],
  ['belt', true, 'belted'],
  ['belt', 'tied', 'belted'],
  ['belt', 'buckled', 'belted'],
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

export function findAttributes(product: DrawnProduct): string[] {
  const details = BY_OPTION.filter(([fact, value]) => product.options[fact] === value);
  return [...new Set([...findFabric(product).attributes, ...details.map(([, , code]) => code)])];
}

export const attributeRows = (): AttributeRow[] =>
  Object.entries(ATTRIBUTES).map(([code, name], position) => ({ code, name, position }));
