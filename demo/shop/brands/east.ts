import { localised } from '@vitrine/kit';
import type { Brand } from './brand.ts';

export const east: Brand[] = [
  {
    id: 1401,
    name: 'Nori Kawase',
    country: 'JP',
    priceLevel: 0.95,
    women: ['knit', 'shirt'],
    men: ['knit', 'shirt'],
    about: localised(
      '东京的针织与衬衫，扣子距离领口多一厘米，人就松下来。',
      'Knits and shirts from Tokyo. The first button sits a centimetre lower, and so do your shoulders.',
    ),
  },
  {
    id: 1402,
    name: 'Aoyama Works',
    country: 'JP',
    priceLevel: 0.85,
    women: ['denimJacket', 'tote'],
    men: ['denimJacket', 'polo', 'backpack'],
    kids: ['denimJacket', 'dungarees', 'tee', 'backpack'],
    about: localised(
      '冈山的布，青山的版。牛仔越穿越是自己的。',
      'Cloth from Okayama, cut in Aoyama. Denim that becomes yours by wearing.',
    ),
  },
  {
    id: 1403,
    name: 'Miro Sato',
    country: 'JP',
    priceLevel: 1.05,
    women: ['trousers', 'trench', 'blazer'],
    men: ['suitJacket', 'carCoat'],
    about: localised(
      '线缝极直，口袋极深。看起来什么都没做。',
      'Very straight seams and very deep pockets. It looks as if nothing was done.',
    ),
  },
  {
    id: 1404,
    name: 'Iwa & Rope',
    country: 'JP',
    priceLevel: 0.9,
    men: ['bomber', 'backpack', 'cap', 'trousers'],
    about: localised(
      '仓敷帆布与绳结，工装的底子，出门的样子。',
      'Kurashiki canvas and good knots: workwear by birth, dressed for going out.',
    ),
  },
  {
    id: 1405,
    name: 'Ama Shiraishi',
    country: 'JP',
    priceLevel: 1.1,
    women: ['earrings', 'watch', 'scarf'],
    about: localised(
      '志摩湾的珍珠，不求圆，求光。',
      'Pearls from Ago Bay, chosen for their light before their roundness.',
    ),
  },
  {
    id: 1406,
    name: 'Hsu Atelier',
    country: 'CN',
    priceLevel: 1.05,
    women: ['dress', 'gown', 'crossbodyBag'],
    about: localised(
      '上海的小楼，三台老织机，提花照着旧窗格画。',
      'Three old looms in a Shanghai lane house. The jacquards are drawn from its windows.',
    ),
  },
  {
    id: 1407,
    name: 'Shuangjiang',
    country: 'CN',
    priceLevel: 0.95,
    women: ['shirt', 'trousers', 'scarf'],
    men: ['knit', 'scarf'],
    about: localised(
      '名字取自霜降。杭州的丝，入秋才裁。',
      'Named for the first frost. Hangzhou silk, cut only once autumn has come.',
    ),
  },
];
