import { localised } from '@vitrine/kit';
import type { Brand } from './brand.ts';

export const france: Brand[] = [
  {
    id: 1001,
    name: 'Orsay & Vale',
    country: 'FR',
    priceLevel: 1.25,
    women: ['trench', 'coat', 'blazer'],
    about: localised(
      '巴黎左岸的外套匠人，只做三件事：风衣、大衣、西装。版型二十年不大改，改的是布。',
      'Left Bank outerwear and little else: trenches, coats, jackets. The cut has barely moved in twenty years; the cloth has.',
    ),
  },
  {
    id: 1002,
    name: 'Maison Tierce',
    country: 'FR',
    priceLevel: 1.2,
    women: ['gown', 'skirt', 'dress'],
    about: localised(
      '以褶立身。每条裙子先折纸样，再落布，褶子洗过仍在原处。',
      'A house built on pleats. Every skirt is folded in paper before it is cut in cloth.',
    ),
  },
  {
    id: 1003,
    name: 'Atelier Séverine',
    country: 'FR',
    priceLevel: 1.05,
    women: ['dress', 'gown', 'shirt'],
    about: localised(
      '斜裁缎面是看家本领。衣服挂着不起眼，穿上才知道。',
      'Bias-cut satin, mostly. Nothing much on the hanger, everything on the body.',
    ),
  },
  {
    id: 1004,
    name: 'Céleste Moreau',
    country: 'FR',
    priceLevel: 1.35,
    women: ['gown', 'pump'],
    about: localised(
      '一年只做四十件礼服，里昂织缎，巴黎手缝。',
      'Forty evening gowns a year, woven in Lyon and sewn by hand in Paris.',
    ),
  },
  {
    id: 1005,
    name: 'Étienne Roux',
    country: 'FR',
    priceLevel: 1.1,
    women: ['boot', 'loafer', 'tote'],
    men: ['boot', 'laceUp', 'loafer'],
    about: localised(
      '鞋匠第三代，仍用父亲的楦。皮先养后裁，不赶季节。',
      "Third generation at the bench, still on his father's lasts. The leather rests before it is cut.",
    ),
  },
  {
    id: 1006,
    name: 'Juno Abelard',
    country: 'FR',
    priceLevel: 1.1,
    women: ['blazer', 'trousers'],
    about: localised(
      '把吸烟装还给女人。肩是硬的，话是轻的。',
      'Evening tailoring for women: a firm shoulder and a quiet voice.',
    ),
  },
  {
    id: 1007,
    name: 'Rue Obscure',
    country: 'FR',
    priceLevel: 1.15,
    women: ['crossbodyBag', 'earrings'],
    about: localised(
      '链条、绗缝、小包，夜里出门用的东西。',
      'Chain straps, quilting, small bags: things to go out with at night.',
    ),
  },
  {
    id: 1008,
    name: 'Grisaille',
    country: 'FR',
    priceLevel: 0.95,
    women: ['scarf', 'shirt'],
    men: ['tie', 'scarf'],
    about: localised(
      '里昂的丝印作坊，一方丝巾套色十二遍，边是手卷的。',
      'Silk printers in Lyon. Twelve screens to a square, and the hem is rolled by hand.',
    ),
  },
  {
    id: 1009,
    name: 'Quillon',
    country: 'FR',
    priceLevel: 0.9,
    women: ['sunglasses'],
    men: ['sunglasses'],
    about: localised(
      '汝拉山里的眼镜工坊，板材切开后要放六个月才肯打磨。',
      'Spectacle makers in the Jura. The acetate is left for six months before anyone polishes it.',
    ),
  },
  {
    id: 1010,
    name: 'Lazare Quint',
    country: 'FR',
    priceLevel: 1.2,
    men: ['suitJacket', 'coat', 'trousers'],
    about: localised(
      '为不爱穿西装的人做西装。无衬里、软肩，口袋真能装东西。',
      'Suits for men who dislike suits: unlined, soft in the shoulder, with pockets that hold things.',
    ),
  },
  {
    id: 1011,
    name: 'Rivane',
    country: 'FR',
    priceLevel: 1.05,
    women: ['pump', 'sneaker'],
    about: localised(
      '跟高从不超过九厘米，鞋头尖得有分寸。',
      'Never a heel above nine centimetres, and a point that knows when to stop.',
    ),
  },
];
