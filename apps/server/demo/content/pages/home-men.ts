import { both } from '../../both.ts';
import { SETS } from '../../sets/set-ids.ts';
import { toCategory, toPage, toSet } from '../links.ts';
import { scene } from '../pictures.ts';
import { lastSevenDays } from './days.ts';
import { entry, type PagePlan } from './plan.ts';
import { residents } from './residents.ts';
import { waysInto } from './ways-in.ts';

const COAT = 'men-coat-single-wool-camel';
const LEATHER = 'men-briefcase-flap-leather-cognac';
const RAIN = 'men-car-coat-raglan-gabardine-stone';

export const homeMen: PagePlan = {
  code: 'home-men',
  title: both('男士', 'Men'),
  share: {
    text: both('大衣、软西装，和穿得久的鞋。', 'Overcoats, softer suits and shoes that last.'),
    picture: (say) => scene(say, 'men-coats', '1x1', COAT),
  },
  body: ({ say, now }) => [
    entry('singleImage', 'coats', {
      moduleName: say('首屏：大衣', 'Hero: overcoats'),
      layout: 'hero',
      image: scene(say, 'men-coats', '3x4', COAT),
      wideImage: scene(say, 'men-coats', '16x9', COAT),
      kicker: 'Ten Winters',
      title: say('穿十个冬天', 'Good for ten winters'),
      description: say(
        '羊毛、人字纹与羊绒，肩软，口袋深。',
        'Wool, herringbone and cashmere. Soft shoulders, deep pockets.',
      ),
      linkText: say('看大衣', 'See the coats'),
      commonLink: toCategory(143111),
    }),
    waysInto('men', say),
    entry('slideProducts', 'new', {
      setId: SETS.newMen,
      moduleTitle: {
        kicker: lastSevenDays(now),
        title: say('男士新到', 'New for men'),
        linkText: say('查看全部', 'See all'),
        commonLink: toSet(SETS.newMen),
      },
    }),
    entry('productSet', 'tailoring', {
      setId: SETS.menTailoring,
      quantity: 8,
      moduleTitle: {
        title: say('软一点的西装', 'Softer suits'),
        subTitle: say('半毛衬、软肩，坐得下也跑得起', 'For sitting down in, and for running late'),
        linkText: say('全部西装', 'All tailoring'),
        commonLink: toSet(SETS.menTailoring),
      },
    }),
    entry('singleImage', 'leather', {
      layout: 'beside',
      image: scene(say, 'men-accessories', '3x4', LEATHER),
      wideImage: scene(say, 'men-accessories', '1x1', LEATHER),
      title: say('用得久的那几样', 'The things that last'),
      description: say(
        '公文包、腰带与鞋。第一年像新的，第五年像你的。',
        'Briefcases, belts and shoes. New for a year, yours after five.',
      ),
      linkText: say('去看皮具', 'See the leather'),
      commonLink: toSet(SETS.menLeather),
    }),
    entry('tabs', 'begin', {
      moduleTitle: { title: say('从这里开始', 'Begin here') },
      tabs: [
        {
          tabName: say('周末', 'Weekend'),
          frameItem: { setId: SETS.menWeekend, quantity: 8 },
          commonLink: toSet(SETS.menWeekend),
        },
        {
          tabName: say('西装', 'Tailoring'),
          frameItem: { setId: SETS.menTailoring, quantity: 8 },
          commonLink: toCategory(143120),
        },
        {
          tabName: say('皮与鞋', 'Leather'),
          frameItem: { setId: SETS.menLeather, quantity: 8 },
          commonLink: toCategory(143200),
        },
      ],
    }),
    entry('singleImage', 'journal', {
      layout: 'beside',
      image: scene(say, 'cloth-camel', '3x4', RAIN),
      kicker: say('手记 No. 30', 'Journal No. 30'),
      title: say('风的厚度', 'How thick is wind'),
      description: say(
        '一根棉纱捻三遍，风才进不来。',
        'Twist a cotton yarn three times and the wind stays out.',
      ),
      linkText: say('读这一篇', 'Read on'),
      commonLink: toPage('journal-gabardine'),
    }),
    entry('slideProducts', 'gifts', {
      setId: SETS.gifts,
      moduleTitle: {
        title: say('送得出手的礼物', 'Presents, decided'),
        linkText: say('查看全部', 'See all'),
        commonLink: toSet(SETS.gifts),
      },
    }),
    residents('men', say),
  ],
};
