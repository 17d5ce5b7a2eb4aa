import { SETS } from '../../sets/set-ids.ts';
import { bannerImage } from '../images.ts';
import { toCategory, toSet } from '../links.ts';
import { chinaMidnight } from './dates.ts';
import { entry, type PageContext, type PageEntry } from './page-plan.ts';

const KNIT = 'women-knit-crew-cashmere-champagne';

const COATS = '142110';

const buttons = ({ t }: PageContext): PageEntry[] => [
  entry('productsWithCTA', 'cta-plain', {
    moduleName: t('商品与按钮：四件', 'Products with a button: four'),
    anchorLink: t('选购', 'To buy'),
    setId: SETS.quietKnits,
    moduleTitle: { title: t('安静的针织', 'Quiet knitwear') },
  }),
  entry('productsWithCTA', 'cta-picture', {
    moduleName: t('商品与按钮：配图', 'Products with a button: beside a picture'),
    setId: SETS.firstWinter,
    image: bannerImage(t, 'knitwear', '3x4', KNIT),
    commonLink: toSet(SETS.firstWinter),
    moduleTitle: { title: t('第一场冷', 'The first cold day') },
    ctaButton: {
      text: t('看全部冬装', 'See all of winter'),
      commonLink: toSet(SETS.firstWinter),
      backgroundColor: 'ink',
    },
  }),
];

const frames = ({ t }: PageContext): PageEntry[] => [
  entry('productsWithTab', 'product-tabs', {
    moduleName: t('标签商品', 'Products in tabs'),
    anchorLink: t('分栏', 'By kind'),
    moduleTitle: { title: t('从哪里添起', 'Where to begin') },
    tabs: [
      {
        tabName: t('针织', 'Knitwear'),
        setId: SETS.quietKnits,
        linkText: t('全部针织', 'All knitwear'),
        commonLink: toCategory(142140),
      },
      { tabName: t('包袋', 'Bags'), setId: SETS.bagsWithAge, quantity: 8 },
      { tabName: t('真丝', 'Silk'), setId: SETS.silks, commonLink: toSet(SETS.silks) },
    ],
  }),
  entry('multiProductsSliding', 'product-frames', {
    moduleName: t('多商品轮播', 'Frames of products'),
    setId: SETS.onTheFeet,
    quantity: 12,
    autoPlay: true,
    moduleTitle: { title: t('脚上的事', 'On the feet') },
  }),
];

const sales = ({ t, now }: PageContext): PageEntry[] => [
  entry('flashSale', 'flash-running', {
    moduleName: t('限时特惠：进行中', 'Flash sale: running'),
    anchorLink: t('限时', 'Until'),
    background: 'ivory',
    moduleTitle: { title: t('典藏限时', 'While it lasts') },
    startTime: chinaMidnight(now, -1),
    endTime: chinaMidnight(now, 3),
    setId: SETS.archive,
    commonLink: toSet(SETS.archive),
  }),
  entry('flashSale', 'flash-before', {
    moduleName: t('限时特惠：未开始', 'Flash sale: before the start'),
    moduleTitle: { title: t('下一场', 'The next one') },
    startTime: chinaMidnight(now, 5),
    endTime: chinaMidnight(now, 7),
    textBeforeStart: t('距开场', 'Opens in'),
    alwaysShow: true,
    setId: SETS.evening,
  }),
];

const rankings = ({ t }: PageContext): PageEntry[] => [
  entry('billboard', 'rank-five', {
    moduleName: t('热销榜单：前五', 'Best sellers: five'),
    anchorLink: t('榜单', 'Ranking'),
    categoryIds: COATS,
    moduleTitle: {
      title: t('热销榜单', 'Best sellers'),
      subTitle: t('女士外套，依近七日销量', 'Coats for women, by the last seven days'),
    },
  }),
  entry('billboard', 'rank-men', {
    moduleName: t('热销榜单：男士，前三', 'Best sellers: three, for men'),
    gender: 'men',
    howMany: 3,
    moduleTitle: { title: t('男士榜首', 'Men, at the top') },
  }),
];

const entranceLists = ({ t }: PageContext): PageEntry[] => [
  entry('plpNavigation', 'way-in', {
    moduleName: t('列表页导航', 'Way into a listing'),
    anchorLink: t('导航', 'Listings'),
    listing: { type: 'category', id: COATS },
    moduleTitle: { title: t('外套', 'Coats and jackets') },
    ways: [
      { title: t('风衣', 'Trench coats'), commonLink: toCategory(142111) },
      { title: t('大衣', 'Coats'), commonLink: toCategory(142112) },
      { title: t('西装外套', 'Blazers'), commonLink: toCategory(142113) },
      { title: t('典藏特惠', 'The archive'), commonLink: toSet(SETS.archive) },
    ],
  }),
];

/** Products with a button, a tab, a ranking or a countdown. */
export const showcaseSelling = (context: PageContext): PageEntry[] => [
  ...buttons(context),
  ...frames(context),
  ...sales(context),
  ...rankings(context),
  ...entranceLists(context),
];
