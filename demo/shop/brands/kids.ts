import { localised } from '@vitrine/kit';
import type { Brand } from './brand.ts';

/** Brands that make only children's clothes. */
export const kids: Brand[] = [
  {
    id: 1501,
    name: 'Tilde & Ty',
    country: 'SE',
    priceLevel: 0.85,
    kids: ['sweatshirt', 'tee', 'puffer', 'sneaker', 'carCoat'],
    about: localised(
      '颜色给孩子选，尺码给大人看。膝盖处多一层布。',
      'The children choose the colours and the parents the sizes. Knees come doubled.',
    ),
  },
  {
    id: 1502,
    name: 'Piccolo Orto',
    country: 'IT',
    priceLevel: 1,
    kids: ['dress', 'sneaker', 'polo', 'trousers', 'skirt'],
    about: localised(
      '小菜园。周日要见外婆的衣服，也经得起爬树。',
      'The little kitchen garden: clothes for Sunday lunch that survive the tree afterwards.',
    ),
  },
  {
    id: 1503,
    name: 'Lune et Loup',
    country: 'FR',
    priceLevel: 1.05,
    kids: ['dress', 'cardigan', 'skirt', 'duffleCoat', 'scarf'],
    about: localised(
      '月亮与狼。圆领、绒面、木扣，像绘本里走出来的。',
      'The moon and the wolf. Round collars, velvet and wooden toggles, as in a picture book.',
    ),
  },
  {
    id: 1504,
    name: 'Sora & Tane',
    country: 'JP',
    priceLevel: 0.9,
    kids: ['knit', 'dungarees', 'backpack', 'polo', 'sweatshirt'],
    about: localised(
      '天空与种子。布先水洗，第一天就软。',
      'Sky and seed. Everything is washed before it is sold, so day one is already soft.',
    ),
  },
];
