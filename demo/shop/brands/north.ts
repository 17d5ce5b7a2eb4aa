import { localised } from '@vitrine/kit';
import type { Brand } from './brand.ts';

/** Scandinavia, the Alps and the rest of the continent. */
export const north: Brand[] = [
  {
    id: 1301,
    name: 'Halden',
    country: 'DK',
    priceLevel: 1,
    women: ['blazer', 'trousers', 'skirt'],
    men: ['suitJacket', 'coat', 'trousers'],
    about: localised(
      '哥本哈根的裁缝，线条干净，廓形总松一寸。',
      'Copenhagen tailoring. Clean lines, always an inch looser than you expect.',
    ),
  },
  {
    id: 1302,
    name: 'Solveig',
    country: 'NO',
    priceLevel: 0.95,
    women: ['knit', 'cardigan'],
    kids: ['knit', 'cardigan', 'beanie'],
    about: localised(
      '卑尔根的雨多，毛衣就厚。花纹从祖母的手套上抄来。',
      "It rains in Bergen, so the jumpers are thick. The patterns come off a grandmother's mittens.",
    ),
  },
  {
    id: 1303,
    name: 'Fjord & Fell',
    country: 'NO',
    priceLevel: 0.9,
    women: ['puffer'],
    men: ['puffer', 'beanie', 'sweatshirt'],
    kids: ['puffer', 'beanie', 'trousers'],
    about: localised(
      '为真正的冬天做衣服。拉链戴着手套也能拉开。',
      'Clothes for an actual winter. The zips work with gloves on.',
    ),
  },
  {
    id: 1304,
    name: 'Maren Holt',
    country: 'DK',
    priceLevel: 0.9,
    women: ['dress', 'knit', 'shirt'],
    about: localised(
      '花只印在看得清的大小。裙子可以骑车穿。',
      'Florals printed at a size you can read, in dresses you can cycle in.',
    ),
  },
  {
    id: 1305,
    name: 'Haga Norr',
    country: 'SE',
    priceLevel: 0.95,
    women: ['coat', 'trench'],
    men: ['carCoat', 'sweatshirt', 'sneaker'],
    about: localised(
      '斯德哥尔摩，黑夜长，颜色就往浅里走。',
      'Stockholm: long nights, so the colours run pale.',
    ),
  },
  {
    id: 1306,
    name: 'Thora Lind',
    country: 'SE',
    priceLevel: 1,
    women: ['boot', 'skirt', 'belt'],
    about: localised(
      '鞋、腰带与皮裙，一张皮上裁三样。',
      'Boots, belts and leather skirts, three things cut from one hide.',
    ),
  },
  {
    id: 1307,
    name: 'Varga & Linde',
    country: 'AT',
    priceLevel: 1.05,
    women: ['coat', 'cardigan'],
    men: ['coat', 'cardigan'],
    about: localised(
      '维也纳的呢料行，羊毛先缩一遍再裁，下雪也不怕。',
      'Viennese cloth merchants. The wool is boiled before it is cut, so snow is no matter.',
    ),
  },
  {
    id: 1308,
    name: 'Pilar Ibarra',
    country: 'ES',
    priceLevel: 0.95,
    women: ['boot', 'topHandleBag', 'denimJacket'],
    about: localised(
      '马德里的皮与麂皮，日头晒过的颜色。',
      'Leather and suede from Madrid, in colours the sun has had a hand in.',
    ),
  },
  {
    id: 1309,
    name: 'Corvin',
    country: 'CH',
    priceLevel: 1.35,
    women: ['watch'],
    men: ['watch'],
    about: localised(
      '汝拉山谷的小表厂，表盘先上色，再问时间。',
      'A small watchmaker in the Jura valleys. First the colour of the dial, then the time.',
    ),
  },
  {
    id: 1310,
    name: 'Elsbeth',
    country: 'BE',
    priceLevel: 0.9,
    women: ['shirt', 'skirt', 'sunglasses'],
    about: localised(
      '安特卫普的衬衫铺，领口总有一个结。',
      'An Antwerp shirtmaker with a fondness for a bow at the neck.',
    ),
  },
  {
    id: 1311,
    name: 'Kloster Nine',
    country: 'DE',
    priceLevel: 1,
    men: ['polo', 'trousers', 'sneaker', 'sweatshirt'],
    about: localised(
      '柏林，少即是够。每季十二件，卖完为止。',
      'Berlin. Twelve pieces a season and no repeats.',
    ),
  },
];
