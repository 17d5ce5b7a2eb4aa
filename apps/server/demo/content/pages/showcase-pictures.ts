import { toCategory, toPage } from '../links.ts';
import { pieceView, scene } from '../pictures.ts';
import type { Say } from '../say.ts';
import { type Entry, entry, type Writing } from './plan.ts';

const TRENCH = 'women-trench-long-gabardine-camel';
const BAG = 'women-top-handle-bag-classic-leather-cognac';

/** A banner as an item of a list of pictures. */
const shot = (say: Say, motif: string, zh: string, en: string, category: number) => ({
  image: scene(say, motif, '3x4', TRENCH),
  title: say(zh, en),
  commonLink: toCategory(category),
});

const slides = (say: Say) => [
  {
    image: scene(say, 'autumn', '3x4', TRENCH),
    wideImage: scene(say, 'autumn', '16x9', TRENCH),
    title: say('驼色风衣，挂在午后', 'A camel trench in the afternoon'),
    label: say('新', 'New'),
    commonLink: toPage('autumn-letter'),
  },
  {
    image: scene(say, 'satin', '3x4', TRENCH),
    wideImage: scene(say, 'satin', '16x9', TRENCH),
    title: say('缎，贴着松烟色的墙', 'Satin on a pine wall'),
  },
  {
    image: scene(say, 'winter', '3x4', TRENCH),
    wideImage: scene(say, 'winter', '16x9', TRENCH),
    title: say('大衣与围巾', 'A coat and a scarf'),
  },
];

const lists = ({ say }: Writing): Entry[] => [
  entry('imageList', 'pictures-two', {
    moduleName: say('图片列表：每行两张', 'Picture list: two in a line'),
    anchorLink: say('图片组', 'Groups'),
    moduleTitle: { title: say('两张一行', 'Two in a line') },
    images: [
      shot(say, 'tailoring', '西装', 'Tailoring', 142113),
      shot(say, 'knitwear', '针织', 'Knitwear', 142140),
    ],
  }),
  entry('imageList', 'pictures-three', {
    moduleName: say('图片列表：每行三张', 'Picture list: three in a line'),
    moduleTitle: { title: say('三张一行', 'Three in a line') },
    numberOfPerLine: 3,
    images: [
      shot(say, 'silk', '丝', 'Silk', 142401),
      shot(say, 'shoes', '鞋', 'Shoes', 142200),
      {
        ...shot(say, 'bags', '包', 'Bags', 142300),
        label: say('新到', 'New in'),
        labelColor: 'pine',
      },
    ],
  }),
  entry('imageList', 'pictures-four', {
    moduleName: say('图片列表：每行四张', 'Picture list: four in a line'),
    moduleTitle: { title: say('四张一行', 'Four in a line') },
    numberOfPerLine: 4,
    ratio: '1/1',
    images: [
      shot(say, 'men-coats', '大衣', 'Coats', 143110),
      shot(say, 'men-tailoring', '西装', 'Suits', 143120),
      shot(say, 'men-shoes', '鞋', 'Shoes', 143200),
      shot(say, 'men-accessories', '包', 'Bags', 143300),
    ],
  }),
  entry('imageList', 'pictures-bleed', {
    moduleName: say('图片列表：通栏', 'Picture list: from edge to edge'),
    bleeds: true,
    ratio: '4/5',
    images: [
      { image: scene(say, 'kids', '3x4', TRENCH) },
      { image: scene(say, 'kids-school', '3x4', TRENCH) },
    ],
    bottomText: say('通栏的图，中间只留一道缝', 'Edge to edge, with a seam between'),
  }),
];

const slideShows = ({ say }: Writing): Entry[] => [
  entry('imageSlide', 'slides-turn', {
    moduleName: say('图片轮播：自动', 'Picture slides: by themselves'),
    anchorLink: say('轮播', 'Slides'),
    autoPlay: true,
    images: slides(say),
  }),
  entry('imageSlide', 'slides-counted', {
    moduleName: say('图片轮播：留边，数字标记', 'Picture slides: inset, with figures'),
    inset: true,
    marks: 'counter',
    ratio: '1/1',
    images: slides(say).map(({ image, title }) => ({ image, title })),
  }),
  entry('slideTopic', 'topics', {
    moduleName: say('话题轮播', 'Topics'),
    moduleTitle: { title: say('正在谈论', 'In conversation') },
    autoPlay: true,
    topics: [
      {
        image: scene(say, 'bags', '1x1', BAG),
        title: say('一只包的二十年', 'Twenty years of one bag'),
        subtitle: say('皮革会记住你的手', 'Leather remembers your hand'),
        commonLink: toPage('journal-one-bag'),
      },
      {
        image: scene(say, 'shoes', '1x1', BAG),
        title: say('平底鞋的重量', 'The weight of a flat shoe'),
        subtitle: say('九十七道工序之后', 'After ninety-seven steps'),
        commonLink: toPage('journal'),
      },
    ],
  }),
  entry('cardCarouselList', 'cloths', {
    moduleName: say('横滑卡片', 'Card row'),
    moduleTitle: { title: say('材料手记', 'Notes on cloth') },
    cards: [
      {
        image: scene(say, 'cloth-camel', '3x4', TRENCH),
        title: say('华达呢', 'Gabardine'),
        subtitle: say(
          '一根棉纱捻三遍，织得密，风才进不来。',
          'Cotton, twisted three times and woven so close that wind stays out.',
        ),
        commonLink: toPage('journal-gabardine'),
      },
      {
        image: scene(say, 'cloth-pine', '3x4', TRENCH),
        title: say('松烟羊毛', 'Pine wool'),
        subtitle: say(
          '靛与铁反复入缸，得到一种近于黑的绿。',
          'Indigo and iron by turns, until the green is close to black.',
        ),
      },
      {
        image: scene(say, 'cloth-satin', '3x4', TRENCH),
        title: say('桑蚕丝', 'Mulberry silk'),
        subtitle: say('斜裁四十五度，布自己会走路。', 'Cut on the bias, it walks by itself.'),
      },
    ],
  }),
];

const underTabs = ({ say }: Writing): Entry[] => {
  const women = [
    shot(say, 'tweed', '粗花呢', 'Tweed', 142110),
    shot(say, 'shoes', '鞋', 'Shoes', 142200),
    shot(say, 'bags', '包', 'Bags', 142300),
    shot(say, 'silk', '丝', 'Silk', 142401),
  ];
  const men = [
    shot(say, 'men-coats', '大衣', 'Coats', 143110),
    shot(say, 'men-tailoring', '西装', 'Suits', 143120),
    shot(say, 'men-shoes', '鞋', 'Shoes', 143200),
    shot(say, 'men-accessories', '包', 'Bags', 143300),
    shot(say, 'kids', '顺手给孩子', 'And for children', 144100),
    shot(say, 'kids-days', '周末', 'Weekends', 144110),
  ];
  const tabs = [
    { tabName: say('周末', 'Weekends'), images: women, commonLink: toCategory(142100) },
    { tabName: say('通勤', 'Weekdays'), images: men },
  ];
  return [
    entry('imageListWithTabs', 'occasions', {
      moduleName: say('带标签的图片：四张错落', 'Pictures under tabs: a mosaic'),
      anchorLink: say('按场合', 'Occasions'),
      moduleTitle: { title: say('按场合', 'By occasion') },
      displayOptions: { style: 2 },
      tabs,
    }),
    entry('imageListWithTabs', 'occasions-mirrored', {
      moduleName: say('带标签的图片：左右相反', 'Pictures under tabs: mirrored'),
      displayOptions: { style: 3 },
      tabs: tabs.slice(0, 1),
    }),
    entry('imageListWithTabs', 'occasions-plain', {
      moduleName: say('带标签的图片：整齐', 'Pictures under tabs: in lines'),
      moduleTitle: { title: say('整齐地放', 'In lines'), align: 'centre' },
      numberOfPerLine: 3,
      tabs: [...tabs].reverse(),
    }),
  ];
};

const ways = ({ say }: Writing): Entry[] => {
  const way = (piece: string, zh: string, en: string, category: number) => ({
    image: pieceView(piece, 1, say(zh, en)),
    title: say(zh, en),
    commonLink: toCategory(category),
  });
  const coats = way(TRENCH, '外套', 'Coats', 142110);
  const dresses = way('women-dress-cowl-satin-champagne', '连衣裙', 'Dresses', 142120);
  const knits = way('women-knit-crew-cashmere-champagne', '针织', 'Knitwear', 142140);
  const skirts = way('women-skirt-long-satin-lilac', '半裙', 'Skirts', 142130);
  const trousers = way('women-trousers-belted-wool-ivory', '长裤', 'Trousers', 142160);
  const shoes = way('women-loafer-horsebit-calf-bordeaux', '鞋履', 'Shoes', 142200);
  const bags = way(BAG, '包袋', 'Bags', 142300);
  const scarves = way('women-scarf-medallion-silk-midnight', '丝巾', 'Scarves', 142401);
  const watches = way('women-watch-strap-croc-black', '腕表', 'Watches', 142502);
  return [
    entry('entrancesList', 'ways-two', {
      moduleName: say('入口：两列', 'Entrances: two columns'),
      anchorLink: say('分类', 'Ways in'),
      spacing: 'tight',
      moduleTitle: { title: say('从这里开始', 'Begin here') },
      entrances: [coats, dresses],
    }),
    entry('entrancesList', 'ways-three', {
      moduleName: say('入口：三列', 'Entrances: three columns'),
      spacing: 'tight',
      numberOfPerLine: 3,
      entrances: [knits, skirts, trousers],
    }),
    entry('entrancesList', 'ways-four', {
      moduleName: say('入口：四列', 'Entrances: four columns'),
      numberOfPerLine: 4,
      entrances: [shoes, bags, scarves, watches],
    }),
    entry('entrancesList', 'ways-row', {
      moduleName: say('入口：一行横滑', 'Entrances: a row that slides'),
      layout: 'row',
      entrances: [coats, knits, dresses, shoes, bags, watches],
    }),
    entry('entrancesList', 'ways-names', {
      moduleName: say('入口：只有名字', 'Entrances: names alone'),
      layout: 'names',
      entrances: [coats, knits, dresses, shoes],
    }),
  ];
};

/** Pictures in lists, slides, under tabs and as ways in. */
export const showcasePictures = (writing: Writing): Entry[] => [
  ...lists(writing),
  ...slideShows(writing),
  ...underTabs(writing),
  ...ways(writing),
];
