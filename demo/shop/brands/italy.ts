import { localised } from '@vitrine/kit';
import type { Brand } from './brand.ts';

export const italy: Brand[] = [
  {
    id: 1101,
    name: 'Castellani',
    country: 'IT',
    priceLevel: 1.2,
    women: ['topHandleBag', 'crossbodyBag', 'belt'],
    men: ['briefcase', 'belt'],
    about: localised(
      '佛罗伦萨的皮具作坊。皮革会记住你的手，他们只负责第一页。',
      'Leather from Florence. It will remember your hand; they only write the first page.',
    ),
  },
  {
    id: 1102,
    name: 'Brera Uno',
    country: 'IT',
    priceLevel: 0.95,
    women: ['pump', 'loafer', 'boot', 'sneaker'],
    about: localised(
      '米兰人走路快，所以鞋要稳。漆皮与马衔扣是他们的两样招牌。',
      'Milan walks fast, so the shoes hold steady. Known for patent and for the horsebit.',
    ),
  },
  {
    id: 1103,
    name: 'Bellacorte',
    country: 'IT',
    priceLevel: 1.1,
    women: ['topHandleBag', 'tote', 'watch'],
    about: localised(
      '一只手提包，三个尺寸，二十种皮。问起新款，店主只摇头。',
      'One top-handle bag, three sizes, twenty leathers. Ask for a new model and they shake their heads.',
    ),
  },
  {
    id: 1104,
    name: 'Selvino',
    country: 'IT',
    priceLevel: 0.95,
    women: ['tote', 'crossbodyBag', 'loafer'],
    men: ['backpack', 'loafer', 'sneaker'],
    about: localised(
      '贝加莫山上的小厂，做日日要用的包和鞋。',
      'A small works in the hills above Bergamo, making bags and shoes for every day.',
    ),
  },
  {
    id: 1105,
    name: 'Fontebuia',
    country: 'IT',
    priceLevel: 1.2,
    women: ['knit', 'cardigan', 'scarf'],
    men: ['knit', 'cardigan', 'scarf'],
    about: localised(
      '羊绒只用初梳的一层，纺得慢，穿得久。',
      'Only the first combing of the cashmere, spun slowly and worn for years.',
    ),
  },
  {
    id: 1106,
    name: 'Ottavio Sarno',
    country: 'IT',
    priceLevel: 1.1,
    men: ['laceUp', 'boot', 'belt'],
    about: localised(
      '那不勒斯，父子二人，每天四双鞋。',
      'Naples. A father, a son and four pairs a day.',
    ),
  },
  {
    id: 1107,
    name: 'Ardengo',
    country: 'IT',
    priceLevel: 1.15,
    men: ['bomber', 'carCoat', 'briefcase'],
    about: localised(
      '只与皮打交道。夹克要穿到第三年才算做完。',
      'Leather men. They consider a jacket finished in its third winter.',
    ),
  },
  {
    id: 1108,
    name: 'Sartoria Melzi',
    country: 'IT',
    priceLevel: 1.3,
    men: ['suitJacket', 'trousers', 'shirt'],
    about: localised(
      '米兰裁缝铺，衬是手扎的，领子会自己翻过来。',
      'A Milanese tailor. Canvas padded by hand, and a lapel that rolls of its own accord.',
    ),
  },
  {
    id: 1109,
    name: 'Vento Alto',
    country: 'IT',
    priceLevel: 1,
    women: ['puffer', 'trench'],
    men: ['puffer', 'bomber'],
    about: localised(
      '多洛米蒂山脚的羽绒工坊。轻是本分，暖是本事。',
      'Down from the foot of the Dolomites. Lightness is a duty there, warmth a skill.',
    ),
  },
  {
    id: 1110,
    name: 'Isaura Vieri',
    country: 'IT',
    priceLevel: 1.05,
    women: ['skirt', 'trousers', 'coat'],
    about: localised(
      '裁片极少，省道藏在侧缝里。衣服像只有一刀。',
      'Few pieces, darts hidden in the seams. The clothes look as if they took one cut.',
    ),
  },
];
