import { both } from '../../both.ts';
import { SALES } from '../../sets/sales.ts';
import { SETS } from '../../sets/set-ids.ts';
import { toCategory, toPage, toSale, toSet } from '../links.ts';
import { scene } from '../pictures.ts';
import { lastSevenDays } from './days.ts';
import { entry, type PagePlan } from './plan.ts';
import { residents } from './residents.ts';
import { waysInto } from './ways-in.ts';

const LETTER = 'women-trench-knee-gabardine-camel';
const BAG = 'women-top-handle-bag-scarf-leather-cognac';
const SPRING = 'women-trench-short-gabardine-sage';

export const homeWomen: PagePlan = {
  code: 'home-women',
  title: both('女士', 'Women'),
  share: {
    text: both(
      '从别处寄到你的门前，价格已含进口税费。',
      'Sent to your door from elsewhere, duty paid.',
    ),
    picture: (say) => scene(say, 'autumn', '1x1', LETTER),
  },
  body: ({ say, now }) => [
    entry('singleImage', 'letter', {
      moduleName: say('首屏：秋日来信', 'Hero: word from autumn'),
      layout: 'hero',
      image: scene(say, 'autumn', '3x4', LETTER),
      wideImage: scene(say, 'autumn', '16x9', LETTER),
      kicker: 'Autumn Letter',
      title: say('秋日来信', 'Word from autumn'),
      description: say(
        '华达呢、缎与旧皮革，从远处寄到你的门前。',
        'Gabardine, satin and old leather, sent to your door from elsewhere.',
      ),
      linkText: say('拆开这封信', 'Open the letter'),
      commonLink: toPage('autumn-letter'),
    }),
    waysInto('women', say),
    entry('slideProducts', 'new', {
      setId: SETS.newWomen,
      moduleTitle: {
        kicker: lastSevenDays(now),
        title: say('本周新到', 'New this week'),
        linkText: say('查看全部', 'See all'),
        commonLink: toSet(SETS.newWomen),
      },
    }),
    entry('singleImage', 'journal', {
      layout: 'beside',
      image: scene(say, 'bags', '3x4', BAG),
      wideImage: scene(say, 'bags', '1x1', BAG),
      kicker: say('手记 No. 31', 'Journal No. 31'),
      title: say('一只包的二十年', 'Twenty years of one bag'),
      description: say(
        '皮革会记住你的手。我们去佛罗伦萨，看它如何慢慢变深。',
        'Leather remembers your hand. In Florence, we watch it darken.',
      ),
      linkText: say('读这一篇', 'Read on'),
      commonLink: toPage('journal-one-bag'),
    }),
    entry('tabs', 'begin', {
      moduleTitle: { title: say('从这里开始', 'Begin here') },
      tabs: [
        {
          tabName: say('外套', 'Coats'),
          frameItem: { setId: SETS.coats, quantity: 8 },
          commonLink: toCategory(142110),
        },
        {
          tabName: say('针织', 'Knitwear'),
          frameItem: { setId: SETS.quietKnits, quantity: 8 },
          commonLink: toCategory(142140),
        },
        {
          tabName: say('鞋履', 'Shoes'),
          frameItem: { setId: SETS.onTheFeet, quantity: 8 },
          commonLink: toCategory(142200),
        },
        {
          tabName: say('包袋', 'Bags'),
          frameItem: { setId: SETS.bagsWithAge, quantity: 8 },
          commonLink: toCategory(142300),
        },
        {
          tabName: say('小物', 'Small things'),
          frameItem: { setId: SETS.smallThings, quantity: 8 },
          commonLink: toSet(SETS.smallThings),
        },
      ],
    }),
    entry('productSet', 'tailoring', {
      setId: SETS.tailoring,
      quantity: 8,
      moduleTitle: {
        title: say('裁缝的线', "The tailor's line"),
        subTitle: say('西装与长裤，肩正，步子宽', 'A square shoulder and a long stride'),
        linkText: say('全部西装', 'All tailoring'),
        commonLink: toSet(SETS.tailoring),
      },
    }),
    entry('singleImage', 'spring', {
      layout: 'beside',
      image: scene(say, 'spring', '3x4', SPRING),
      wideImage: scene(say, 'spring', '1x1', SPRING),
      kicker: say('预告', 'Soon'),
      title: say('早春先到', 'Spring, a little early'),
      description: say(
        '颜色浅一格，衣服薄一层。先看，先挑。',
        'A shade paler, a layer thinner. Look now, choose early.',
      ),
      linkText: say('去看早春', 'See spring'),
      commonLink: toPage('spring'),
    }),
    entry('productSet', 'archive', {
      setId: SETS.archive,
      quantity: 8,
      background: 'ivory',
      moduleTitle: {
        title: say('典藏特惠', 'From the archive'),
        subTitle: say(
          '上一季的好东西，五折起，售完不补',
          'Last season, up to half off and never restocked',
        ),
        linkText: say('全部特惠', 'All of it'),
        commonLink: toSale(SALES.archive),
      },
    }),
    residents('women', say),
  ],
};
