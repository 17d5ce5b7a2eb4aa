import { localised } from '@vitrine/kit';
import { SALES } from '../../sets/sales.ts';
import { SETS } from '../../sets/set-ids.ts';
import { bannerImage } from '../images.ts';
import { toCategory, toPage, toSale, toSet } from '../links.ts';
import { categoryEntrances } from './category-entrances.ts';
import { lastSevenDays } from './dates.ts';
import { featuredBrands } from './featured-brands.ts';
import { entry, type PagePlan } from './page-plan.ts';

const LETTER = 'women-trench-knee-gabardine-camel';
const BAG = 'women-top-handle-bag-scarf-leather-cognac';
const SPRING = 'women-trench-short-gabardine-sage';

export const homeWomen: PagePlan = {
  code: 'home-women',
  title: localised('女士', 'Women'),
  share: {
    text: localised(
      '从别处寄到你的门前，价格已含进口税费。',
      'Sent to your door from elsewhere, duty paid.',
    ),
    picture: (t) => bannerImage(t, 'autumn', '1x1', LETTER),
  },
  body: ({ t, now }) => [
    entry('singleImage', 'letter', {
      moduleName: t('首屏：秋日来信', 'Hero: word from autumn'),
      layout: 'hero',
      image: bannerImage(t, 'autumn', '3x4', LETTER),
      wideImage: bannerImage(t, 'autumn', '16x9', LETTER),
      kicker: 'Autumn Letter',
      title: t('秋日来信', 'Word from autumn'),
      description: t(
        '华达呢、缎与旧皮革，从远处寄到你的门前。',
        'Gabardine, satin and old leather, sent to your door from elsewhere.',
      ),
      linkText: t('拆开这封信', 'Open the letter'),
      commonLink: toPage('autumn-letter'),
    }),
    categoryEntrances('women', t),
    entry('slideProducts', 'new', {
      setId: SETS.newWomen,
      moduleTitle: {
        kicker: lastSevenDays(t, now),
        title: t('本周新到', 'New this week'),
        linkText: t('查看全部', 'See all'),
        commonLink: toSet(SETS.newWomen),
      },
    }),
    entry('singleImage', 'journal', {
      layout: 'beside',
      image: bannerImage(t, 'bags', '3x4', BAG),
      wideImage: bannerImage(t, 'bags', '1x1', BAG),
      kicker: t('手记 No. 31', 'Journal No. 31'),
      title: t('一只包的二十年', 'Twenty years of one bag'),
      description: t(
        '皮革会记住你的手。我们去佛罗伦萨，看它如何慢慢变深。',
        'Leather remembers your hand. In Florence, we watch it darken.',
      ),
      linkText: t('读这一篇', 'Read on'),
      commonLink: toPage('journal-one-bag'),
    }),
    entry('tabs', 'begin', {
      moduleTitle: { title: t('从这里开始', 'Begin here') },
      tabs: [
        {
          tabName: t('外套', 'Coats'),
          frameItem: { setId: SETS.coats, quantity: 8 },
          commonLink: toCategory(142110),
        },
        {
          tabName: t('针织', 'Knitwear'),
          frameItem: { setId: SETS.quietKnits, quantity: 8 },
          commonLink: toCategory(142140),
        },
        {
          tabName: t('鞋履', 'Shoes'),
          frameItem: { setId: SETS.onTheFeet, quantity: 8 },
          commonLink: toCategory(142200),
        },
        {
          tabName: t('包袋', 'Bags'),
          frameItem: { setId: SETS.bagsWithAge, quantity: 8 },
          commonLink: toCategory(142300),
        },
        {
          tabName: t('小物', 'Small things'),
          frameItem: { setId: SETS.smallThings, quantity: 8 },
          commonLink: toSet(SETS.smallThings),
        },
      ],
    }),
    entry('productSet', 'tailoring', {
      setId: SETS.tailoring,
      quantity: 8,
      moduleTitle: {
        title: t('裁缝的线', "The tailor's line"),
        subTitle: t('西装与长裤，肩正，步子宽', 'A square shoulder and a long stride'),
        linkText: t('全部西装', 'All tailoring'),
        commonLink: toSet(SETS.tailoring),
      },
    }),
    entry('OOTD', 'today', {
      moduleTitle: { title: t('今日穿什么', 'What to wear today') },
      source: 'stylist',
      howMany: 2,
    }),
    entry('singleImage', 'spring', {
      layout: 'beside',
      image: bannerImage(t, 'spring', '3x4', SPRING),
      wideImage: bannerImage(t, 'spring', '1x1', SPRING),
      kicker: t('预告', 'Soon'),
      title: t('早春先到', 'Spring, a little early'),
      description: t(
        '颜色浅一格，衣服薄一层。先看，先挑。',
        'A shade paler, a layer thinner. Look now, choose early.',
      ),
      linkText: t('去看早春', 'See spring'),
      commonLink: toPage('spring'),
    }),
    entry('productSet', 'archive', {
      setId: SETS.archive,
      quantity: 8,
      background: 'ivory',
      moduleTitle: {
        title: t('典藏特惠', 'From the archive'),
        subTitle: t(
          '上一季的好东西，五折起，售完不补',
          'Last season, up to half off and never restocked',
        ),
        linkText: t('全部特惠', 'All of it'),
        commonLink: toSale(SALES.archive),
      },
    }),
    featuredBrands('women', t),
  ],
};
