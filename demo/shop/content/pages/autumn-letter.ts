import { localised } from '@vitrine/kit';
import { SETS } from '../../sets/set-ids.ts';
import { bannerImage, productImage } from '../images.ts';
import { toCategory, toPage, toSet } from '../links.ts';
import { joinProductIds } from '../product-ids.ts';
import { chinaMidnight } from './dates.ts';
import { entry, type PagePlan } from './page-plan.ts';
import { promotions } from './promotions.ts';

const TRENCH = 'women-trench-knee-gabardine-camel';
const SATIN = 'women-dress-cowl-satin-bottle';
const BLAZER = 'women-blazer-single-herringbone-charcoal';
const TROUSERS = 'women-trousers-belted-wool-ivory';
const BAG = 'women-top-handle-bag-classic-croc-bottle';
const SLIP = 'women-dress-cowl-satin-champagne';
const SILK = 'women-scarf-medallion-silk-bordeaux';
const TWEED = 'women-blazer-double-tweed-ivory';

export const autumnLetter: PagePlan = {
  code: 'autumn-letter',
  title: localised('秋日来信', 'Word from autumn'),
  share: {
    text: localised(
      '把华达呢、缎与旧皮革从远处寄来。',
      'Gabardine, satin and old leather, posted from far off.',
    ),
    picture: (t) => bannerImage(t, 'autumn', '1x1', TRENCH),
  },
  body: ({ t, now }) => [
    promotions(t),
    entry('singleImage', 'open', {
      layout: 'hero',
      spacing: 'tight',
      image: bannerImage(t, 'autumn', '3x4', TRENCH),
      wideImage: bannerImage(t, 'autumn', '16x9', TRENCH),
      kicker: 'Autumn Letter, 2026',
      title: t('秋日来信', 'Word from autumn'),
      description: t(
        '天凉得正好。把华达呢、缎与旧皮革从远处寄来，一件一件，添给将至的长风。',
        'It has turned just cold enough. We are posting gabardine, satin and old leather, one piece at a time, for the wind on its way.',
      ),
    }),
    entry('countDown', 'until', {
      startTime: chinaMidnight(now, -1),
      endTime: chinaMidnight(now, 4),
      textBeforeStart: t('距专场开始', 'It opens in'),
      textAfterStart: t('距专场结束', 'It closes in'),
      autoHideDay: true,
    }),
    entry('slideProducts', 'first', {
      anchorLink: t('第一页', 'Page one'),
      setId: SETS.coats,
      quantity: 10,
      moduleTitle: {
        title: t('第一页：外套', 'Page one: coats'),
        linkText: t('全部外套', 'All coats'),
        commonLink: toCategory(142110),
      },
    }),
    entry('flashSale', 'flash', {
      anchorLink: t('限时', 'Until'),
      background: 'ivory',
      startTime: chinaMidnight(now, -3),
      endTime: chinaMidnight(now, 12),
      setId: SETS.archive,
      commonLink: toSet(SETS.archive),
      moduleTitle: { title: t('来信限时', 'While it lasts') },
    }),
    entry('outfit', 'museum', {
      anchorLink: t('穿着', 'To wear'),
      spacing: 'tight',
      moduleTitle: {
        title: t('一衣一日', 'One day, one outfit'),
        linkText: t('看裁缝的线', 'All the tailoring'),
        commonLink: toSet(SETS.tailoring),
      },
      image: bannerImage(t, 'tailoring', '3x4', BLAZER),
      title: t('去美术馆的周四', 'Thursday at the museum'),
      description: t(
        '廓形松一寸，步子就慢一分。人字纹西装配长裤，手里只留一只包。',
        'An inch more room, and one walks a little slower: herringbone, trousers, one bag.',
      ),
      cells: [BLAZER, TROUSERS, BAG].map((drawnId) => ({ productIds: joinProductIds(drawnId) })),
    }),
    entry('outfit', 'window', {
      layout: 2,
      image: bannerImage(t, 'satin', '3x4', SATIN),
      title: t('风先到窗前', 'The wind gets to the window first'),
      description: t(
        '缎面贴着走动起伏，颈间一方真丝。',
        'Satin that rises and falls as you walk, and a silk square at the neck.',
      ),
      cells: [SLIP, SILK].map((drawnId) => ({ productIds: joinProductIds(drawnId) })),
      commonLink: toSet(SETS.evening),
    }),
    entry('productSet', 'wear', {
      anchorLink: t('针织', 'Knitwear'),
      setId: SETS.quietKnits,
      quantity: 8,
      moduleTitle: {
        title: t('安静的针织', 'Quiet knitwear'),
        subTitle: t('没有字，没有扣子之外的装饰', 'No words, and no ornament but the buttons'),
        linkText: t('全部针织', 'All knitwear'),
        commonLink: toCategory(142140),
      },
    }),
    entry('tabs', 'occasions', {
      anchorLink: t('按场合', 'Occasions'),
      background: 'ivory',
      moduleTitle: { title: t('去哪里穿', 'Where to wear it') },
      displayOptions: { style: 2 },
      tabs: [
        {
          tabName: t('通勤', 'To work'),
          frameItem: { setId: SETS.tailoring, quantity: 8 },
          commonLink: toSet(SETS.tailoring),
        },
        {
          tabName: t('赴宴', 'To dinner'),
          frameItem: { setId: SETS.evening, quantity: 8 },
          commonLink: toSet(SETS.evening),
        },
        {
          tabName: t('远行', 'Away'),
          frameItem: { setId: SETS.bagsWithAge, quantity: 8 },
          commonLink: toSet(SETS.bagsWithAge),
        },
      ],
    }),
    entry('singleImage', 'tweed', {
      layout: 'beside',
      image: productImage(TWEED, 2, t('粗花呢近看', 'Tweed, close to')),
      title: t('七种纱', 'Seven yarns'),
      description: t(
        '粗花呢站远了是一种颜色，走近才数得清。',
        'Across the room tweed is one colour. Come close to count.',
      ),
      linkText: t('看裁缝的线', 'See the tailoring'),
      commonLink: toSet(SETS.tailoring),
    }),
    entry('productSet', 'picks', {
      anchorLink: t('随身', 'To carry'),
      setId: SETS.bagsWithAge,
      quantity: 6,
      moduleTitle: {
        title: t('会老的包', 'Bags that age well'),
        linkText: t('读那只包的二十年', 'Read of twenty years'),
        commonLink: toPage('journal-one-bag'),
      },
    }),
    entry('billboard', 'rank', {
      anchorLink: t('榜单', 'Ranking'),
      categoryIds: '142110',
      moduleTitle: {
        title: t('热销榜单', 'Best sellers'),
        subTitle: t('女士外套，依近七日销量', 'Coats for women, by the last seven days'),
      },
    }),
    entry('text', 'close', {
      style: 'lead',
      align: 'centre',
      content: t(
        '<p>信到这里。<br>外面起风了，扣好再出门。</p>',
        '<p>Here the letter ends.<br>The wind is up; button your coat.</p>',
      ),
    }),
  ],
};
