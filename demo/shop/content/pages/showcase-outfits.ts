import { SETS } from '../../sets/set-ids.ts';
import { bannerImage } from '../images.ts';
import { toPage, toSet } from '../links.ts';
import { joinProductIds } from '../product-ids.ts';
import { entry, type PageContext, type PageEntry } from './page-plan.ts';

const BLAZER = 'women-blazer-single-herringbone-charcoal';
const TROUSERS = 'women-trousers-belted-wool-ivory';
const BAG = 'women-top-handle-bag-classic-croc-bottle';
/** The bag of the banner. */
const WINDOW_BAG = 'women-top-handle-bag-classic-leather-cognac';
const COAT = 'women-coat-double-wool-camel';
const LOAFER = 'women-loafer-horsebit-calf-bordeaux';
const SLIP = 'women-dress-cowl-satin-champagne';
const SILK = 'women-scarf-medallion-silk-bordeaux';
const EARRINGS = 'women-earrings-drop-gold-bottle';
const KNIT = 'women-knit-crew-cashmere-champagne';
const ROLL = 'women-knit-roll-knit-ivory';
const CHECK = 'women-scarf-fringed-check-camel';
const PUMP = 'women-pump-stiletto-patent-black';
/** An offline product: the module shows the next product id instead. */
const OFFLINE_COAT = 'women-coat-double-cashmere-stone';

const museumOutfit = ({ t }: PageContext) => ({
  title: t('去美术馆的周四', 'Thursday at the museum'),
  description: t(
    '廓形松一寸，步子就慢一分。人字纹西装配阔腿长裤，手里只留一只包。',
    'An inch more room, and one walks slower. Herringbone, wide trousers, one bag.',
  ),
  image: bannerImage(t, 'tailoring', '3x4', BLAZER),
  cells: [
    { productIds: joinProductIds(BLAZER) },
    { productIds: joinProductIds(TROUSERS) },
    { productIds: joinProductIds(BAG) },
  ],
  commonLink: toSet(SETS.tailoring),
});

const windowOutfit = ({ t }: PageContext) => ({
  title: t('风先到窗前', 'The wind gets to the window first'),
  description: t(
    '缎面贴着走动起伏，颈间一方真丝。',
    'Satin that rises and falls as you walk, and a silk square at the neck.',
  ),
  image: bannerImage(t, 'satin', '3x4', SLIP),
  cells: [
    { productIds: joinProductIds(SLIP) },
    { productIds: joinProductIds(SILK) },
    { productIds: joinProductIds(EARRINGS) },
  ],
});

const autumnOutfit = ({ t }: PageContext) => ({
  title: t('寄往北方', 'Posted north'),
  description: t(
    '大衣先到，围巾随后。里面一层高领，风就没有可乘之处。',
    'The coat comes first and the scarf follows. With a roll neck beneath, the wind finds no way in.',
  ),
  image: bannerImage(t, 'autumn', '3x4', COAT),
  cells: [
    { productIds: joinProductIds(OFFLINE_COAT, COAT) },
    { productIds: joinProductIds(ROLL) },
    { productIds: joinProductIds(CHECK) },
    { productIds: joinProductIds(LOAFER) },
    { productIds: joinProductIds(BAG) },
  ],
});

const outfits = (context: PageContext): PageEntry[] => {
  const { t } = context;
  return [
    entry('outfit', 'outfit-1', {
      moduleName: t('穿搭：布局一，一行三件', 'Outfit: layout 1, three in a row'),
      anchorLink: t('穿搭', 'Outfits'),
      moduleTitle: {
        title: t('一衣一日', 'One day, one outfit'),
        linkText: t('全部穿搭', 'All of them'),
        commonLink: toPage('autumn-letter'),
      },
      ...museumOutfit(context),
    }),
    entry('outfit', 'outfit-2', {
      moduleName: t('穿搭：布局二，旁列两件', 'Outfit: layout 2, two beside'),
      layout: 2,
      ...windowOutfit(context),
    }),
    entry('outfit', 'outfit-3', {
      moduleName: t('穿搭：布局三，横滑', 'Outfit: layout 3, sliding'),
      layout: 3,
      ...autumnOutfit(context),
      buttonText: t('整套带走', 'Take all of it'),
      commonLink: toSet(SETS.firstWinter),
    }),
    entry('outfit', 'outfit-4', {
      moduleName: t('穿搭：布局四，旁列清单', 'Outfit: layout 4, a list beside'),
      layout: 4,
      ...museumOutfit(context),
      commonLink: {},
    }),
    entry('outfit', 'outfit-5', {
      moduleName: t('穿搭：布局五，左右各两件', 'Outfit: layout 5, two on either side'),
      layout: 5,
      ...autumnOutfit(context),
    }),
    entry('outfitCarousel', 'outfit-slides', {
      moduleName: t('穿搭轮播', 'Outfits as slides'),
      moduleTitle: { title: t('三天的衣服', 'Three days of clothes') },
      outfits: [museumOutfit(context), windowOutfit(context), autumnOutfit(context)],
    }),
  ];
};

const outfitsOfTheDay = (context: PageContext): PageEntry[] => {
  const { t } = context;
  const tailored = {
    image: bannerImage(t, 'tailoring', '3x4', BLAZER),
    productids: [joinProductIds(BLAZER), joinProductIds(TROUSERS)],
    commonLink: toSet(SETS.tailoring),
  };
  const coat = {
    image: bannerImage(t, 'autumn', '3x4', COAT),
    productids: [joinProductIds(OFFLINE_COAT, COAT), joinProductIds(LOAFER)],
  };
  const satin = {
    image: bannerImage(t, 'satin', '3x4', SLIP),
    productids: [joinProductIds(SLIP), joinProductIds(EARRINGS)],
  };
  const secondImages = {
    productids: [joinProductIds(KNIT), joinProductIds(PUMP)],
    useSecondPicture: true,
  };
  return [
    entry('OOTD', 'day-two', {
      moduleName: t('每日搭配：一屏两套', 'Outfit of the day: two in a frame'),
      anchorLink: t('每日搭配', 'Today'),
      moduleTitle: {
        title: t('今日穿什么', 'What to wear today'),
        linkText: t('往期', 'Days past'),
        commonLink: toPage('journal'),
      },
      frameItems: [tailored, coat],
    }),
    entry('OOTD', 'day-frames', {
      moduleName: t('每日搭配：多屏，用第二张图', 'Outfit of the day: frames, second pictures'),
      frameItems: [satin, secondImages, coat, tailored],
    }),
    entry('OOTD', 'day-stylist', {
      moduleName: t('每日搭配：造型师当日搭配', 'Outfit of the day: by the stylist'),
      moduleTitle: { title: t('造型师的今日搭配', 'Looks of the day, by the stylist') },
      source: 'stylist',
      gender: 'men',
      frameItems: [tailored],
    }),
    entry('OOTD', 'day-four', {
      moduleName: t('每日搭配：一屏四套', 'Outfit of the day: four in a frame'),
      quantityPerFrame: 4,
      frameItems: [tailored, coat, satin, secondImages],
    }),
  ];
};

const details = ({ t }: PageContext): PageEntry[] => [
  entry('relevantProducts', 'relevant-page', {
    moduleName: t('相关商品：直接展示', 'A product and its like: in the page'),
    anchorLink: t('相关', 'Alike'),
    moduleTitle: { title: t('您看过的这一件', 'The one you looked at') },
    productIds: joinProductIds(COAT),
    image: bannerImage(t, 'autumn', '16x9', COAT),
  }),
  entry('relevantProducts', 'relevant-sheet', {
    moduleName: t('相关商品：点横幅展开', 'A product and its like: opened from its banner'),
    moduleTitle: { title: t('橱窗里的这一只', 'The one in the window') },
    display: 'sheet',
    productIds: joinProductIds(WINDOW_BAG),
    image: bannerImage(t, 'bags', '16x9', WINDOW_BAG),
    buttonText: t('细看这一只', 'A closer look'),
  }),
  entry('relevantProducts', 'relevant-gone', {
    moduleName: t('相关商品：已下架，回首页', 'A product and its like: gone, and home again'),
    moduleTitle: { title: t('晚了一步', 'A day too late') },
    productIds: joinProductIds(OFFLINE_COAT),
  }),
  entry('relevantProducts', 'relevant-none', {
    moduleName: t('相关商品：取不到，显示横幅', 'A product and its like: the banner instead'),
    productIds: '999',
    image: bannerImage(t, 'silk', '16x9', SILK),
    commonLink: toSet(SETS.silks),
  }),
];

/** Outfits in each layout, and single products in detail. */
export const showcaseOutfits = (context: PageContext): PageEntry[] => [
  ...outfits(context),
  ...outfitsOfTheDay(context),
  ...details(context),
];
