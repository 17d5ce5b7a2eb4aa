import { SETS } from '../../sets/set-ids.ts';
import { toPage, toSet } from '../links.ts';
import { pieceView, scene } from '../pictures.ts';
import { place } from '../pieces.ts';
import { type Entry, entry, type Writing } from './plan.ts';

const BLAZER = 'women-blazer-single-herringbone-charcoal';
const TROUSERS = 'women-trousers-belted-wool-ivory';
const BAG = 'women-top-handle-bag-classic-croc-bottle';
const COAT = 'women-coat-double-wool-camel';
const LOAFER = 'women-loafer-horsebit-calf-bordeaux';
const SLIP = 'women-dress-cowl-satin-champagne';
const SILK = 'women-scarf-medallion-silk-bordeaux';
const EARRINGS = 'women-earrings-drop-gold-bottle';
const KNIT = 'women-knit-crew-cashmere-champagne';
const ROLL = 'women-knit-roll-knit-ivory';
const CHECK = 'women-scarf-fringed-check-camel';
const PUMP = 'women-pump-stiletto-patent-black';
/** Off the shelves: whatever stands behind it takes its place. */
const GONE = 'women-coat-double-cashmere-stone';

const museum = ({ say }: Writing) => ({
  title: say('去美术馆的周四', 'Thursday at the museum'),
  description: say(
    '廓形松一寸，步子就慢一分。人字纹西装配阔腿长裤，手里只留一只包。',
    'An inch more room, and one walks slower. Herringbone, wide trousers, one bag.',
  ),
  image: scene(say, 'tailoring', '3x4', BLAZER),
  cells: [
    { productIds: place(BLAZER) },
    { productIds: place(TROUSERS) },
    { productIds: place(BAG) },
  ],
  commonLink: toSet(SETS.tailoring),
});

const window = ({ say }: Writing) => ({
  title: say('风先到窗前', 'The wind gets to the window first'),
  description: say(
    '缎面贴着走动起伏，颈间一方真丝。',
    'Satin that rises and falls as you walk, and a silk square at the neck.',
  ),
  image: scene(say, 'satin', '3x4', SLIP),
  cells: [
    { productIds: place(SLIP) },
    { productIds: place(SILK) },
    { productIds: place(EARRINGS) },
  ],
});

const letter = ({ say }: Writing) => ({
  title: say('寄往北方', 'Posted north'),
  description: say(
    '大衣先到，围巾随后。里面一层高领，风就没有可乘之处。',
    'The coat comes first and the scarf follows. With a roll neck beneath, the wind finds no way in.',
  ),
  image: scene(say, 'autumn', '3x4', COAT),
  cells: [
    { productIds: place(GONE, COAT) },
    { productIds: place(ROLL) },
    { productIds: place(CHECK) },
    { productIds: place(LOAFER) },
    { productIds: place(BAG) },
  ],
});

const outfits = (writing: Writing): Entry[] => {
  const { say } = writing;
  return [
    entry('outfit', 'outfit-1', {
      moduleName: say('穿搭：布局一，一行三件', 'Outfit: layout 1, three in a row'),
      anchorLink: say('穿搭', 'Outfits'),
      moduleTitle: {
        title: say('一衣一日', 'One day, one outfit'),
        linkText: say('全部穿搭', 'All of them'),
        commonLink: toPage('autumn-letter'),
      },
      ...museum(writing),
    }),
    entry('outfit', 'outfit-2', {
      moduleName: say('穿搭：布局二，旁列两件', 'Outfit: layout 2, two beside'),
      layout: 2,
      ...window(writing),
    }),
    entry('outfit', 'outfit-3', {
      moduleName: say('穿搭：布局三，横滑', 'Outfit: layout 3, sliding'),
      layout: 3,
      ...letter(writing),
      buttonText: say('整套带走', 'Take all of it'),
      commonLink: toSet(SETS.firstWinter),
    }),
    entry('outfit', 'outfit-4', {
      moduleName: say('穿搭：布局四，旁列清单', 'Outfit: layout 4, a list beside'),
      layout: 4,
      ...museum(writing),
      commonLink: {},
    }),
    entry('outfit', 'outfit-5', {
      moduleName: say('穿搭：布局五，左右各两件', 'Outfit: layout 5, two on either side'),
      layout: 5,
      ...letter(writing),
    }),
    entry('outfitCarousel', 'outfit-slides', {
      moduleName: say('穿搭轮播', 'Outfits as slides'),
      moduleTitle: { title: say('三天的衣服', 'Three days of clothes') },
      outfits: [museum(writing), window(writing), letter(writing)],
    }),
  ];
};

const days = (writing: Writing): Entry[] => {
  const { say } = writing;
  const tailored = {
    image: scene(say, 'tailoring', '3x4', BLAZER),
    productids: [place(BLAZER), place(TROUSERS)],
    commonLink: toSet(SETS.tailoring),
  };
  const coat = {
    image: scene(say, 'autumn', '3x4', COAT),
    productids: [place(GONE, COAT), place(LOAFER)],
  };
  const satin = {
    image: scene(say, 'satin', '3x4', SLIP),
    productids: [place(SLIP), place(EARRINGS)],
  };
  const ownPicture = { productids: [place(KNIT), place(PUMP)], useSecondPicture: true };
  return [
    entry('OOTD', 'day-two', {
      moduleName: say('每日搭配：一屏两套', 'Outfit of the day: two in a frame'),
      anchorLink: say('每日搭配', 'Today'),
      moduleTitle: {
        title: say('今日穿什么', 'What to wear today'),
        linkText: say('往期', 'Days past'),
        commonLink: toPage('journal'),
      },
      frameItems: [tailored, coat],
    }),
    entry('OOTD', 'day-frames', {
      moduleName: say('每日搭配：多屏，用第二张图', 'Outfit of the day: frames, second pictures'),
      frameItems: [satin, ownPicture, coat, tailored],
    }),
    entry('OOTD', 'day-four', {
      moduleName: say('每日搭配：一屏四套', 'Outfit of the day: four in a frame'),
      quantityPerFrame: 4,
      frameItems: [tailored, coat, satin, ownPicture],
    }),
  ];
};

const details = ({ say }: Writing): Entry[] => [
  entry('relevantProducts', 'relevant-page', {
    moduleName: say('相关商品：直接展示', 'A product and its like: in the page'),
    anchorLink: say('相关', 'Alike'),
    moduleTitle: { title: say('您看过的这一件', 'The one you looked at') },
    productIds: place(COAT),
    image: scene(say, 'autumn', '16x9', COAT),
  }),
  entry('relevantProducts', 'relevant-sheet', {
    moduleName: say('相关商品：点横幅展开', 'A product and its like: opened from its banner'),
    moduleTitle: { title: say('橱窗里的这一只', 'The one in the window') },
    display: 'sheet',
    productIds: place(BAG),
    image: pieceView(BAG, 3, say('墨绿色手提包', 'A bottle-green bag')),
    buttonText: say('细看这一只', 'A closer look'),
  }),
  entry('relevantProducts', 'relevant-gone', {
    moduleName: say('相关商品：已下架，回首页', 'A product and its like: gone, and home again'),
    moduleTitle: { title: say('晚了一步', 'A day too late') },
    productIds: place(GONE),
  }),
  entry('relevantProducts', 'relevant-none', {
    moduleName: say('相关商品：取不到，显示横幅', 'A product and its like: the banner instead'),
    productIds: '999',
    image: scene(say, 'silk', '16x9', SILK),
    commonLink: toSet(SETS.silks),
  }),
];

/** Pieces worn together, in each arrangement, and one piece told at length. */
export const showcaseLooks = (writing: Writing): Entry[] => [
  ...outfits(writing),
  ...days(writing),
  ...details(writing),
];
