import { type Localised, localised } from '@vitrine/kit';
import type { Composition } from '../rows.ts';
import type { DrawnProduct } from './drawn-products.ts';
import { findFabric } from './fabrics.ts';
import type { Kind } from './kinds.ts';
import { isShoe } from './sizes.ts';

const part = (zh: string, en: string, material: Localised): Composition => ({
  part: localised(zh, en),
  material,
});

const CUPRO_LINING = part('里衬', 'Lining', localised('铜氨丝 100%', '100% cupro'));
const SILK_LINING = part('里衬', 'Lining', localised('桑蚕丝 100%', '100% mulberry silk'));
const COTTON_LINING = part('里衬', 'Lining', localised('棉 100%', '100% cotton'));
const DOWN = part(
  '填充',
  'Filling',
  localised('白鹅绒 90%，羽毛 10%', '90% white goose down, 10% feather'),
);
const HORN = part('纽扣', 'Buttons', localised('天然牛角', 'Natural horn'));
const LAMB_LINING = part('内里', 'Lining', localised('小羊皮', 'Lambskin'));
const SUEDE_LINING = part('内里', 'Lining', localised('麂皮绒', 'Suede cloth'));
const LEATHER_SOLE = part('鞋底', 'Sole', localised('牛皮', 'Leather'));
const RUBBER_SOLE = part('鞋底', 'Sole', localised('橡胶', 'Rubber'));
const BRASS = part('五金', 'Hardware', localised('黄铜', 'Brass'));
const PALLADIUM = part('五金', 'Hardware', localised('镀钯黄铜', 'Palladium-plated brass'));

/** The parts of each kind besides its main fabric. */
const OTHER_PARTS: Partial<Record<Kind, readonly Composition[]>> = {
  backpack: [COTTON_LINING, BRASS],
  belt: [BRASS],
  blazer: [CUPRO_LINING],
  bomber: [CUPRO_LINING],
  briefcase: [COTTON_LINING, BRASS],
  carCoat: [CUPRO_LINING, HORN],
  coat: [CUPRO_LINING, HORN],
  dress: [SILK_LINING],
  duffleCoat: [COTTON_LINING, part('牛角扣', 'Toggles', localised('山毛榉木', 'Beech'))],
  gown: [SILK_LINING],
  puffer: [DOWN],
  suitJacket: [CUPRO_LINING, HORN],
  sunglasses: [part('镜片', 'Lenses', localised('尼龙镜片，3 类滤光', 'Nylon, filter category 3'))],
  tie: [part('内衬', 'Interlining', localised('羊毛', 'Wool'))],
  trench: [CUPRO_LINING, HORN],
};

/** Children's clothes have washable linings. */
const CHILDREN: Partial<Record<Kind, readonly Composition[]>> = {
  carCoat: [COTTON_LINING],
  dress: [COTTON_LINING],
};

function watchParts(
  { options, fabric }: DrawnProduct,
  fabricComposition: Localised,
): Composition[] {
  const steel = localised('316L 精钢', '316L steel');
  const isGold = options.case === 'gold' || fabric === 'gold';
  return [
    part('表壳', 'Case', isGold ? localised('精钢镀金', 'Gold-plated steel') : steel),
    part(
      options.strap === 'leather' ? '表带' : '链带',
      options.strap === 'leather' ? 'Strap' : 'Bracelet',
      fabricComposition,
    ),
    part('机芯', 'Movement', localised('瑞士石英', 'Swiss quartz')),
  ];
}

const isBag = (kind: Kind) => kind === 'topHandleBag' || kind === 'crossbodyBag' || kind === 'tote';

/** The composition label: the main fabric first, then the other parts. */
export function compositionsFor(product: DrawnProduct): Composition[] {
  const { kind, options, gender } = product;
  const fabricComposition = findFabric(product).composition;
  if (kind === 'watch') return watchParts(product, fabricComposition);
  if (isShoe(kind)) {
    const isSoft = kind === 'sneaker' || kind === 'boot';
    return [
      part('鞋面', 'Upper', fabricComposition),
      LAMB_LINING,
      isSoft ? RUBBER_SOLE : LEATHER_SOLE,
    ];
  }
  if (isBag(kind)) {
    return [
      part('包身', 'Body', fabricComposition),
      SUEDE_LINING,
      options.hardware === 'silver' ? PALLADIUM : BRASS,
    ];
  }
  const otherParts = gender === 'kids' ? (CHILDREN[kind] ?? OTHER_PARTS[kind]) : OTHER_PARTS[kind];
  return [part('主料', 'Main', fabricComposition), ...(otherParts ?? [])];
}
