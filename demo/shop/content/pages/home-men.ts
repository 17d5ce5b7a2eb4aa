import { localised } from '@vitrine/kit';
import { SETS } from '../../sets/set-ids.ts';
import { bannerImage } from '../images.ts';
import { toCategory, toPage, toSet } from '../links.ts';
import { categoryEntrances } from './category-entrances.ts';
import { lastSevenDays } from './dates.ts';
import { featuredBrands } from './featured-brands.ts';
import { entry, type PagePlan } from './page-plan.ts';

const COAT = 'men-coat-single-wool-camel';
const LEATHER = 'men-briefcase-flap-leather-cognac';
const RAIN = 'men-car-coat-raglan-gabardine-stone';

export const homeMen: PagePlan = {
  code: 'home-men',
  title: localised('男士', 'Men'),
  share: {
    text: localised('大衣、软西装，和穿得久的鞋。', 'Overcoats, softer suits and shoes that last.'),
    picture: (t) => bannerImage(t, 'men-coats', '1x1', COAT),
  },
  body: ({ t, now }) => [
    entry('singleImage', 'coats', {
      moduleName: t('首屏：大衣', 'Hero: overcoats'),
      layout: 'hero',
      image: bannerImage(t, 'men-coats', '3x4', COAT),
      wideImage: bannerImage(t, 'men-coats', '16x9', COAT),
      kicker: 'Ten Winters',
      title: t('穿十个冬天', 'Good for ten winters'),
      description: t(
        '羊毛、人字纹与羊绒，肩软，口袋深。',
        'Wool, herringbone and cashmere. Soft shoulders, deep pockets.',
      ),
      linkText: t('看大衣', 'See the coats'),
      commonLink: toCategory(143111),
    }),
    categoryEntrances('men', t),
    entry('slideProducts', 'new', {
      setId: SETS.newMen,
      moduleTitle: {
        kicker: lastSevenDays(t, now),
        title: t('男士新到', 'New for men'),
        linkText: t('查看全部', 'See all'),
        commonLink: toSet(SETS.newMen),
      },
    }),
    entry('productSet', 'tailoring', {
      setId: SETS.menTailoring,
      quantity: 8,
      moduleTitle: {
        title: t('软一点的西装', 'Softer suits'),
        subTitle: t('半毛衬、软肩，坐得下也跑得起', 'For sitting down in, and for running late'),
        linkText: t('全部西装', 'All tailoring'),
        commonLink: toSet(SETS.menTailoring),
      },
    }),
    entry('singleImage', 'leather', {
      layout: 'beside',
      image: bannerImage(t, 'men-accessories', '3x4', LEATHER),
      wideImage: bannerImage(t, 'men-accessories', '1x1', LEATHER),
      title: t('用得久的那几样', 'The things that last'),
      description: t(
        '公文包、腰带与鞋。第一年像新的，第五年像你的。',
        'Briefcases, belts and shoes. New for a year, yours after five.',
      ),
      linkText: t('去看皮具', 'See the leather'),
      commonLink: toSet(SETS.menLeather),
    }),
    entry('tabs', 'begin', {
      moduleTitle: { title: t('从这里开始', 'Begin here') },
      tabs: [
        {
          tabName: t('周末', 'Weekend'),
          frameItem: { setId: SETS.menWeekend, quantity: 8 },
          commonLink: toSet(SETS.menWeekend),
        },
        {
          tabName: t('西装', 'Tailoring'),
          frameItem: { setId: SETS.menTailoring, quantity: 8 },
          commonLink: toCategory(143120),
        },
        {
          tabName: t('皮与鞋', 'Leather'),
          frameItem: { setId: SETS.menLeather, quantity: 8 },
          commonLink: toCategory(143200),
        },
      ],
    }),
    entry('singleImage', 'journal', {
      layout: 'beside',
      image: bannerImage(t, 'cloth-camel', '3x4', RAIN),
      kicker: t('手记 No. 30', 'Journal No. 30'),
      title: t('风的厚度', 'How thick is wind'),
      description: t(
        '一根棉纱捻三遍，风才进不来。',
        'Twist a cotton yarn three times and the wind stays out.',
      ),
      linkText: t('读这一篇', 'Read on'),
      commonLink: toPage('journal-gabardine'),
    }),
    entry('slideProducts', 'gifts', {
      setId: SETS.gifts,
      moduleTitle: {
        title: t('送得出手的礼物', 'Presents, decided'),
        linkText: t('查看全部', 'See all'),
        commonLink: toSet(SETS.gifts),
      },
    }),
    featuredBrands('men', t),
  ],
};
