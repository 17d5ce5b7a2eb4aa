import type { Localised } from '@vitrine/kit';
import { both } from '../both.ts';
import type { Composition } from '../rows.ts';
import { clothOf } from './fabrics.ts';
import type { Kind, Piece } from './pieces.ts';
import { isShoe } from './sizes.ts';

const part = (zh: string, en: string, material: Localised): Composition => ({
  part: both(zh, en),
  material,
});

const CUPRO_LINING = part('里衬', 'Lining', both('铜氨丝 100%', '100% cupro'));
const SILK_LINING = part('里衬', 'Lining', both('桑蚕丝 100%', '100% mulberry silk'));
const COTTON_LINING = part('里衬', 'Lining', both('棉 100%', '100% cotton'));
const DOWN = part(
  '填充',
  'Filling',
  both('白鹅绒 90%，羽毛 10%', '90% white goose down, 10% feather'),
);
const HORN = part('纽扣', 'Buttons', both('天然牛角', 'Natural horn'));
const LAMB_LINING = part('内里', 'Lining', both('小羊皮', 'Lambskin'));
const SUEDE_LINING = part('内里', 'Lining', both('麂皮绒', 'Suede cloth'));
const LEATHER_SOLE = part('鞋底', 'Sole', both('牛皮', 'Leather'));
const RUBBER_SOLE = part('鞋底', 'Sole', both('橡胶', 'Rubber'));
const BRASS = part('五金', 'Hardware', both('黄铜', 'Brass'));
const PALLADIUM = part('五金', 'Hardware', both('镀钯黄铜', 'Palladium-plated brass'));

/** What each kind has besides its cloth. */
const BESIDES: Partial<Record<Kind, readonly Composition[]>> = {
  backpack: [COTTON_LINING, BRASS],
  belt: [BRASS],
  blazer: [CUPRO_LINING],
  bomber: [CUPRO_LINING],
  briefcase: [COTTON_LINING, BRASS],
  carCoat: [CUPRO_LINING, HORN],
  coat: [CUPRO_LINING, HORN],
  dress: [SILK_LINING],
  duffleCoat: [COTTON_LINING, part('牛角扣', 'Toggles', both('山毛榉木', 'Beech'))],
  gown: [SILK_LINING],
  puffer: [DOWN],
  suitJacket: [CUPRO_LINING, HORN],
  sunglasses: [part('镜片', 'Lenses', both('尼龙镜片，3 类滤光', 'Nylon, filter category 3'))],
  tie: [part('内衬', 'Interlining', both('羊毛', 'Wool'))],
  trench: [CUPRO_LINING, HORN],
};

/** Children's coats are lined to be washed. */
const CHILDREN: Partial<Record<Kind, readonly Composition[]>> = {
  carCoat: [COTTON_LINING],
  dress: [COTTON_LINING],
};

function watchParts({ facts, fabric }: Piece, cloth: Localised): Composition[] {
  const steel = both('316L 精钢', '316L steel');
  const isGold = facts.case === 'gold' || fabric === 'gold';
  return [
    part('表壳', 'Case', isGold ? both('精钢镀金', 'Gold-plated steel') : steel),
    part(
      facts.strap === 'leather' ? '表带' : '链带',
      facts.strap === 'leather' ? 'Strap' : 'Bracelet',
      cloth,
    ),
    part('机芯', 'Movement', both('瑞士石英', 'Swiss quartz')),
  ];
}

const isBag = (kind: Kind) => kind === 'topHandleBag' || kind === 'crossbodyBag' || kind === 'tote';

/** The label inside: the cloth first, then what else went into it. */
export function compositionsOf(piece: Piece): Composition[] {
  const { kind, facts, gender } = piece;
  const cloth = clothOf(piece).made;
  if (kind === 'watch') return watchParts(piece, cloth);
  if (isShoe(kind)) {
    const isSoft = kind === 'sneaker' || kind === 'boot';
    return [part('鞋面', 'Upper', cloth), LAMB_LINING, isSoft ? RUBBER_SOLE : LEATHER_SOLE];
  }
  if (isBag(kind)) {
    return [
      part('包身', 'Body', cloth),
      SUEDE_LINING,
      facts.hardware === 'silver' ? PALLADIUM : BRASS,
    ];
  }
  const besides = gender === 'kids' ? (CHILDREN[kind] ?? BESIDES[kind]) : BESIDES[kind];
  return [part('主料', 'Main', cloth), ...(besides ?? [])];
}
