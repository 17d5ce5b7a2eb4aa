import { SETS } from '../../sets/set-ids.ts';
import { bannerImage, productImage } from '../images.ts';
import { toCategory, toSet } from '../links.ts';
import { FILM } from './film.ts';
import { entry, type PageContext, type PageEntry } from './page-plan.ts';

const CASHMERE = 'women-knit-crew-cashmere-champagne';
const WATCH = 'women-watch-strap-croc-black';
const LOAFER = 'women-loafer-horsebit-calf-bordeaux';
const EARRINGS = 'women-earrings-drop-gold-bottle';
const SCARF = 'women-scarf-medallion-silk-bordeaux';
const TOTE = 'women-tote-open-leather-sand';

const pictureTabs = ({ t }: PageContext) => {
  const picture = (drawnId: string, zh: string, en: string, category: number) => ({
    image: productImage(drawnId, 3, t(zh, en)),
    title: t(zh, en),
    commonLink: toCategory(category),
  });
  return [
    picture(CASHMERE, '针织', 'Knitwear', 142140),
    picture(LOAFER, '乐福鞋', 'Loafers', 142202),
    picture(EARRINGS, '耳饰', 'Earrings', 142501),
    picture(SCARF, '丝巾', 'Scarves', 142401),
  ];
};

/** Products in grids, rows and tabs, and the video. */
export const showcaseProducts = (context: PageContext): PageEntry[] => {
  const { t } = context;
  return [
    entry('productSet', 'set-two', {
      moduleName: t('商品集', 'Product set'),
      anchorLink: t('商品', 'Products'),
      setId: SETS.quietKnits,
      quantity: 4,
      moduleTitle: {
        title: t('四件一组', 'Four together'),
        linkText: t('全部', 'All'),
        commonLink: toSet(SETS.quietKnits),
      },
    }),
    entry('productSet', 'set-odd', {
      moduleName: t('商品集：单数去一', 'Product set: an odd one is left out'),
      setId: SETS.silks,
      quantity: 9,
      background: 'ivory',
      moduleTitle: {
        title: t('九件只摆八件', 'Of nine, eight are shown'),
        subTitle: t(
          '单数会空出一格，所以最后一件不摆',
          'An odd one would leave a gap, so the last stays out',
        ),
        align: 'centre',
      },
      ctaButton: { text: t('看全部', 'See all'), commonLink: toSet(SETS.silks) },
    }),
    entry('slideProducts', 'slide', {
      moduleName: t('横滑商品', 'Sliding products'),
      setId: SETS.bagsWithAge,
      quantity: 10,
      showMoreText: t('选购更多', 'Shop more'),
      moduleTitle: { kicker: 'Slide', title: t('横着看', 'Sideways') },
    }),
    entry('tabs', 'tabs-products', {
      moduleName: t('标签页：商品', 'Tabs: products'),
      anchorLink: t('标签页', 'Tabs'),
      moduleTitle: { title: t('标签页里的商品', 'Products in tabs') },
      tabs: [
        {
          tabName: t('裙', 'Dresses'),
          frameItem: { setId: SETS.evening, quantity: 8 },
          commonLink: toSet(SETS.evening),
        },
        {
          tabName: t('鞋', 'Shoes'),
          frameItem: { setId: SETS.onTheFeet, quantity: 12 },
          commonLink: toCategory(142200),
        },
        {
          tabName: t('男士', 'Men'),
          frameItem: { setId: SETS.menWeekend, quantity: 8 },
          commonLink: toSet(SETS.menWeekend),
        },
      ],
    }),
    entry('tabs', 'tabs-pictures', {
      moduleName: t('标签页：图片', 'Tabs: pictures'),
      moduleTitle: { title: t('标签页里的图片', 'Pictures in tabs') },
      quantityPerFrame: 2,
      tabs: [
        { tabName: t('四张', 'Four'), images: pictureTabs(context) },
        { tabName: t('两张', 'Two'), images: pictureTabs(context).slice(0, 2) },
      ],
    }),
    entry('tabs', 'tabs-mosaic', {
      moduleName: t('标签页：错落图片', 'Tabs: mosaic'),
      moduleTitle: { title: t('四张图，错落着放', 'Four pictures as a mosaic') },
      displayOptions: { style: 2 },
      tabs: [
        { tabName: t('错落', 'Mosaic'), images: pictureTabs(context) },
        {
          tabName: t('腕上', 'On the wrist'),
          images: [
            {
              image: productImage(WATCH, 2, t('腕表近看', 'A watch, close to')),
              title: t('腕表', 'Watches'),
            },
          ],
          commonLink: toCategory(142502),
        },
      ],
    }),
    entry('video', 'film', {
      moduleName: t('影片：点开播放', 'Film: waits to be played'),
      anchorLink: t('影片', 'Film'),
      video: {
        ...FILM.video,
        poster: bannerImage(t, 'cloth-camel', '16x9', CASHMERE),
      },
      title: t('等人点开', 'It waits to be played'),
      duration: FILM.duration,
    }),
    entry('video', 'film-silent', {
      moduleName: t('影片：静音自动播放', 'Film: plays by itself, muted'),
      inset: true,
      autoPlay: true,
      ratio: '16/9',
      video: { ...FILM.video, poster: bannerImage(t, 'cloth-camel', '16x9', TOTE) },
    }),
  ];
};
