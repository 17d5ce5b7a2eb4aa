import { both } from '../../both.ts';
import type { Brand } from './brand.ts';

export const east: Brand[] = [
  {
    id: 1401,
    name: 'Nori Kawase',
    home: 'JP',
    level: 0.95,
    women: ['knit', 'shirt'],
    men: ['knit', 'shirt'],
    about: both(
      '东京的针织与衬衫，扣子距离领口多一厘米，人就松下来。',
      'Knits and shirts from Tokyo. The first button sits a centimetre lower, and so do your shoulders.',
    ),
  },
  {
    id: 1402,
    name: 'Aoyama Works',
    home: 'JP',
    level: 0.85,
    women: ['denimJacket', 'tote'],
    men: ['denimJacket', 'polo', 'backpack'],
    kids: ['denimJacket', 'dungarees', 'tee', 'backpack'],
    about: both(
      '冈山的布，青山的版。牛仔越穿越是自己的。',
      'Cloth from Okayama, cut in Aoyama. Denim that becomes yours by wearing.',
    ),
  },
  {
    id: 1403,
    name: 'Miro Sato',
    home: 'JP',
    level: 1.05,
    women: ['trousers', 'trench', 'blazer'],
    men: ['suitJacket', 'carCoat'],
    about: both(
      '线缝极直，口袋极深。看起来什么都没做。',
      'Very straight seams and very deep pockets. It looks as if nothing was done.',
    ),
  },
  {
    id: 1404,
    name: 'Iwa & Rope',
    home: 'JP',
    level: 0.9,
    men: ['bomber', 'backpack', 'cap', 'trousers'],
    about: both(
      '仓敷帆布与绳结，工装的底子，出门的样子。',
      'Kurashiki canvas and good knots: workwear by birth, dressed for going out.',
    ),
  },
  {
    id: 1405,
    name: 'Ama Shiraishi',
    home: 'JP',
    level: 1.1,
    women: ['earrings', 'watch', 'scarf'],
    about: both(
      '志摩湾的珍珠，不求圆，求光。',
      'Pearls from Ago Bay, chosen for their light before their roundness.',
    ),
  },
  {
    id: 1406,
    name: 'Hsu Atelier',
    home: 'CN',
    level: 1.05,
    women: ['dress', 'gown', 'crossbodyBag'],
    about: both(
      '上海的小楼，三台老织机，提花照着旧窗格画。',
      'Three old looms in a Shanghai lane house. The jacquards are drawn from its windows.',
    ),
  },
  {
    id: 1407,
    name: 'Shuangjiang',
    home: 'CN',
    level: 0.95,
    women: ['shirt', 'trousers', 'scarf'],
    men: ['knit', 'scarf'],
    about: both(
      '名字取自霜降。杭州的丝，入秋才裁。',
      'Named for the first frost. Hangzhou silk, cut only once autumn has come.',
    ),
  },
];
