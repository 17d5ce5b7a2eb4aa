import { SETS } from '../../sets/set-ids.ts';
import { toCategory, toSet } from '../links.ts';
import { scene } from '../pictures.ts';
import { chinaMidnight } from './days.ts';
import { type Entry, entry, type Writing } from './plan.ts';

const KNIT = 'women-knit-crew-cashmere-champagne';

const COATS = '142110';

const buttons = ({ say }: Writing): Entry[] => [
  entry('productsWithCTA', 'cta-plain', {
    moduleName: say('商品与按钮：四件', 'Products with a button: four'),
    anchorLink: say('选购', 'To buy'),
    setId: SETS.quietKnits,
    moduleTitle: { title: say('安静的针织', 'Quiet knitwear') },
  }),
  entry('productsWithCTA', 'cta-picture', {
    moduleName: say('商品与按钮：配图', 'Products with a button: beside a picture'),
    setId: SETS.firstWinter,
    image: scene(say, 'knitwear', '3x4', KNIT),
    commonLink: toSet(SETS.firstWinter),
    moduleTitle: { title: say('第一场冷', 'The first cold day') },
    ctaButton: {
      text: say('看全部冬装', 'See all of winter'),
      commonLink: toSet(SETS.firstWinter),
      backgroundColor: 'ink',
    },
  }),
];

const frames = ({ say }: Writing): Entry[] => [
  entry('productsWithTab', 'product-tabs', {
    moduleName: say('标签商品', 'Products in tabs'),
    anchorLink: say('分栏', 'By kind'),
    moduleTitle: { title: say('从哪里添起', 'Where to begin') },
    tabs: [
      {
        tabName: say('针织', 'Knitwear'),
        setId: SETS.quietKnits,
        linkText: say('全部针织', 'All knitwear'),
        commonLink: toCategory(142140),
      },
      { tabName: say('包袋', 'Bags'), setId: SETS.bagsWithAge, quantity: 8 },
      { tabName: say('真丝', 'Silk'), setId: SETS.silks, commonLink: toSet(SETS.silks) },
    ],
  }),
  entry('multiProductsSliding', 'product-frames', {
    moduleName: say('多商品轮播', 'Frames of products'),
    setId: SETS.onTheFeet,
    quantity: 12,
    autoPlay: true,
    moduleTitle: { title: say('脚上的事', 'On the feet') },
  }),
];

const sales = ({ say, now }: Writing): Entry[] => [
  entry('flashSale', 'flash-running', {
    moduleName: say('限时特惠：进行中', 'Flash sale: running'),
    anchorLink: say('限时', 'Until'),
    background: 'ivory',
    moduleTitle: { title: say('典藏限时', 'While it lasts') },
    startTime: chinaMidnight(now, -1),
    endTime: chinaMidnight(now, 45),
    setId: SETS.archive,
    commonLink: toSet(SETS.archive),
  }),
  entry('flashSale', 'flash-before', {
    moduleName: say('限时特惠：未开始', 'Flash sale: before the start'),
    moduleTitle: { title: say('下一场', 'The next one') },
    startTime: chinaMidnight(now, 60),
    endTime: chinaMidnight(now, 90),
    textBeforeStart: say('距开场', 'Opens in'),
    alwaysShow: true,
    setId: SETS.evening,
  }),
];

const rankings = ({ say }: Writing): Entry[] => [
  entry('billboard', 'rank-five', {
    moduleName: say('热销榜单：前五', 'Best sellers: five'),
    anchorLink: say('榜单', 'Ranking'),
    categoryIds: COATS,
    moduleTitle: {
      title: say('热销榜单', 'Best sellers'),
      subTitle: say('女士外套，依近七日销量', 'Coats for women, by the last seven days'),
    },
  }),
  entry('billboard', 'rank-men', {
    moduleName: say('热销榜单：男士，前三', 'Best sellers: three, for men'),
    gender: 'men',
    howMany: 3,
    moduleTitle: { title: say('男士榜首', 'Men, at the top') },
  }),
];

const ways = ({ say }: Writing): Entry[] => [
  entry('plpNavigation', 'way-in', {
    moduleName: say('列表页导航', 'Way into a listing'),
    anchorLink: say('导航', 'Listings'),
    listing: { type: 'category', id: COATS },
    moduleTitle: { title: say('外套', 'Coats and jackets') },
    ways: [
      { title: say('风衣', 'Trench coats'), commonLink: toCategory(142111) },
      { title: say('大衣', 'Coats'), commonLink: toCategory(142112) },
      { title: say('西装外套', 'Blazers'), commonLink: toCategory(142113) },
      { title: say('典藏特惠', 'The archive'), commonLink: toSet(SETS.archive) },
    ],
  }),
];

/** Products that lead further: by a button, a tab, a rank, or against the clock. */
export const showcaseSelling = (writing: Writing): Entry[] => [
  ...buttons(writing),
  ...frames(writing),
  ...sales(writing),
  ...rankings(writing),
  ...ways(writing),
];
