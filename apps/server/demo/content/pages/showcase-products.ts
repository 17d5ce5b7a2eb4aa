import { SETS } from '../../sets/set-ids.ts';
import { toCategory, toSet } from '../links.ts';
import { pieceView, scene } from '../pictures.ts';
import { FILM } from './film.ts';
import { type Entry, entry, type Writing } from './plan.ts';

const CASHMERE = 'women-knit-crew-cashmere-champagne';
const WATCH = 'women-watch-strap-croc-black';
const LOAFER = 'women-loafer-horsebit-calf-bordeaux';
const EARRINGS = 'women-earrings-drop-gold-bottle';
const SCARF = 'women-scarf-medallion-silk-bordeaux';
const TOTE = 'women-tote-open-leather-sand';

const pictureTabs = ({ say }: Writing) => {
  const picture = (piece: string, zh: string, en: string, category: number) => ({
    image: pieceView(piece, 3, say(zh, en)),
    title: say(zh, en),
    commonLink: toCategory(category),
  });
  return [
    picture(CASHMERE, '针织', 'Knitwear', 142140),
    picture(LOAFER, '乐福鞋', 'Loafers', 142202),
    picture(EARRINGS, '耳饰', 'Earrings', 142501),
    picture(SCARF, '丝巾', 'Scarves', 142401),
  ];
};

/** Products in grids, rows and tabs, and the film. */
export const showcaseProducts = (writing: Writing): Entry[] => {
  const { say } = writing;
  return [
    entry('productSet', 'set-two', {
      moduleName: say('商品集', 'Product set'),
      anchorLink: say('商品', 'Products'),
      setId: SETS.quietKnits,
      quantity: 4,
      moduleTitle: {
        title: say('四件一组', 'Four together'),
        linkText: say('全部', 'All'),
        commonLink: toSet(SETS.quietKnits),
      },
    }),
    entry('productSet', 'set-odd', {
      moduleName: say('商品集：单数去一', 'Product set: an odd one is left out'),
      setId: SETS.silks,
      quantity: 9,
      background: 'ivory',
      moduleTitle: {
        title: say('九件只摆八件', 'Of nine, eight are shown'),
        subTitle: say(
          '单数会空出一格，所以最后一件不摆',
          'An odd one would leave a gap, so the last stays out',
        ),
        align: 'centre',
      },
      ctaButton: { text: say('看全部', 'See all'), commonLink: toSet(SETS.silks) },
    }),
    entry('slideProducts', 'slide', {
      moduleName: say('横滑商品', 'Sliding products'),
      setId: SETS.bagsWithAge,
      quantity: 10,
      showMoreText: say('选购更多', 'Shop more'),
      moduleTitle: { kicker: 'Slide', title: say('横着看', 'Sideways') },
    }),
    entry('tabs', 'tabs-products', {
      moduleName: say('标签页：商品', 'Tabs: products'),
      anchorLink: say('标签页', 'Tabs'),
      moduleTitle: { title: say('标签页里的商品', 'Products in tabs') },
      tabs: [
        {
          tabName: say('裙', 'Dresses'),
          frameItem: { setId: SETS.evening, quantity: 8 },
          commonLink: toSet(SETS.evening),
        },
        {
          tabName: say('鞋', 'Shoes'),
          frameItem: { setId: SETS.onTheFeet, quantity: 12 },
          commonLink: toCategory(142200),
        },
        {
          tabName: say('男士', 'Men'),
          frameItem: { setId: SETS.menWeekend, quantity: 8 },
          commonLink: toSet(SETS.menWeekend),
        },
      ],
    }),
    entry('tabs', 'tabs-pictures', {
      moduleName: say('标签页：图片', 'Tabs: pictures'),
      moduleTitle: { title: say('标签页里的图片', 'Pictures in tabs') },
      quantityPerFrame: 2,
      tabs: [
        { tabName: say('四张', 'Four'), images: pictureTabs(writing) },
        { tabName: say('两张', 'Two'), images: pictureTabs(writing).slice(0, 2) },
      ],
    }),
    entry('tabs', 'tabs-mosaic', {
      moduleName: say('标签页：错落图片', 'Tabs: mosaic'),
      moduleTitle: { title: say('四张图，错落着放', 'Four pictures as a mosaic') },
      displayOptions: { style: 2 },
      tabs: [
        { tabName: say('错落', 'Mosaic'), images: pictureTabs(writing) },
        {
          tabName: say('腕上', 'On the wrist'),
          images: [
            {
              image: pieceView(WATCH, 2, say('腕表近看', 'A watch, close to')),
              title: say('腕表', 'Watches'),
            },
          ],
          commonLink: toCategory(142502),
        },
      ],
    }),
    entry('video', 'film', {
      moduleName: say('影片：点开播放', 'Film: waits to be played'),
      anchorLink: say('影片', 'Film'),
      video: {
        ...FILM.video,
        poster: scene(say, 'cloth-camel', '16x9', CASHMERE),
      },
      title: say('等人点开', 'It waits to be played'),
      duration: FILM.duration,
    }),
    entry('video', 'film-silent', {
      moduleName: say('影片：静音自动播放', 'Film: plays by itself, muted'),
      inset: true,
      autoPlay: true,
      ratio: '16/9',
      video: { ...FILM.video, poster: scene(say, 'cloth-camel', '16x9', TOTE) },
    }),
  ];
};
