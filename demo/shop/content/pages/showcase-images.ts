import { bannerImage, productImage } from '../images.ts';
import { toCategory, toPage } from '../links.ts';
import type { Translate } from '../translate.ts';
import { entry, type PageContext, type PageEntry } from './page-plan.ts';

const TRENCH = 'women-trench-long-gabardine-camel';
const BAG = 'women-top-handle-bag-classic-leather-cognac';

/** A banner as an item of an image list. */
const bannerItem = (t: Translate, motif: string, zh: string, en: string, category: number) => ({
  image: bannerImage(t, motif, '3x4', TRENCH),
  title: t(zh, en),
  commonLink: toCategory(category),
});

const slides = (t: Translate) => [
  {
    image: bannerImage(t, 'autumn', '3x4', TRENCH),
    wideImage: bannerImage(t, 'autumn', '16x9', TRENCH),
    title: t('驼色风衣，挂在午后', 'A camel trench in the afternoon'),
    label: t('新', 'New'),
    commonLink: toPage('autumn-letter'),
  },
  {
    image: bannerImage(t, 'satin', '3x4', TRENCH),
    wideImage: bannerImage(t, 'satin', '16x9', TRENCH),
    title: t('缎，贴着松烟色的墙', 'Satin on a pine wall'),
  },
  {
    image: bannerImage(t, 'winter', '3x4', TRENCH),
    wideImage: bannerImage(t, 'winter', '16x9', TRENCH),
    title: t('大衣与围巾', 'A coat and a scarf'),
  },
];

const imageLists = ({ t }: PageContext): PageEntry[] => [
  entry('imageList', 'pictures-two', {
    moduleName: t('图片列表：每行两张', 'Picture list: two in a line'),
    anchorLink: t('图片组', 'Groups'),
    moduleTitle: { title: t('两张一行', 'Two in a line') },
    images: [
      bannerItem(t, 'tailoring', '西装', 'Tailoring', 142113),
      bannerItem(t, 'knitwear', '针织', 'Knitwear', 142140),
    ],
  }),
  entry('imageList', 'pictures-three', {
    moduleName: t('图片列表：每行三张', 'Picture list: three in a line'),
    moduleTitle: { title: t('三张一行', 'Three in a line') },
    numberOfPerLine: 3,
    images: [
      bannerItem(t, 'silk', '丝', 'Silk', 142401),
      bannerItem(t, 'shoes', '鞋', 'Shoes', 142200),
      {
        ...bannerItem(t, 'bags', '包', 'Bags', 142300),
        label: t('新到', 'New in'),
        labelColor: 'pine',
      },
    ],
  }),
  entry('imageList', 'pictures-four', {
    moduleName: t('图片列表：每行四张', 'Picture list: four in a line'),
    moduleTitle: { title: t('四张一行', 'Four in a line') },
    numberOfPerLine: 4,
    ratio: '1/1',
    images: [
      bannerItem(t, 'men-coats', '大衣', 'Coats', 143110),
      bannerItem(t, 'men-tailoring', '西装', 'Suits', 143120),
      bannerItem(t, 'men-shoes', '鞋', 'Shoes', 143200),
      bannerItem(t, 'men-accessories', '包', 'Bags', 143300),
    ],
  }),
  entry('imageList', 'pictures-bleed', {
    moduleName: t('图片列表：通栏', 'Picture list: from edge to edge'),
    bleeds: true,
    ratio: '4/5',
    images: [
      { image: bannerImage(t, 'kids', '3x4', TRENCH) },
      { image: bannerImage(t, 'kids-school', '3x4', TRENCH) },
    ],
    bottomText: t('通栏的图，中间只留一道缝', 'Edge to edge, with a seam between'),
  }),
];

const imageSlides = ({ t }: PageContext): PageEntry[] => [
  entry('imageSlide', 'slides-turn', {
    moduleName: t('图片轮播：自动', 'Picture slides: by themselves'),
    anchorLink: t('轮播', 'Slides'),
    autoPlay: true,
    images: slides(t),
  }),
  entry('imageSlide', 'slides-counted', {
    moduleName: t('图片轮播：留边，数字标记', 'Picture slides: inset, with figures'),
    inset: true,
    marks: 'counter',
    ratio: '1/1',
    images: slides(t).map(({ image, title }) => ({ image, title })),
  }),
  entry('slideTopic', 'topics', {
    moduleName: t('话题轮播', 'Topics'),
    moduleTitle: { title: t('正在谈论', 'In conversation') },
    autoPlay: true,
    topics: [
      {
        image: bannerImage(t, 'bags', '1x1', BAG),
        title: t('一只包的二十年', 'Twenty years of one bag'),
        subtitle: t('皮革会记住你的手', 'Leather remembers your hand'),
        commonLink: toPage('journal-one-bag'),
      },
      {
        image: bannerImage(t, 'shoes', '1x1', BAG),
        title: t('平底鞋的重量', 'The weight of a flat shoe'),
        subtitle: t('九十七道工序之后', 'After ninety-seven steps'),
        commonLink: toPage('journal'),
      },
    ],
  }),
  entry('cardCarouselList', 'cloths', {
    moduleName: t('横滑卡片', 'Card row'),
    moduleTitle: { title: t('材料手记', 'Notes on cloth') },
    cards: [
      {
        image: bannerImage(t, 'cloth-camel', '3x4', TRENCH),
        title: t('华达呢', 'Gabardine'),
        subtitle: t(
          '一根棉纱捻三遍，织得密，风才进不来。',
          'Cotton, twisted three times and woven so close that wind stays out.',
        ),
        commonLink: toPage('journal-gabardine'),
      },
      {
        image: bannerImage(t, 'cloth-pine', '3x4', TRENCH),
        title: t('松烟羊毛', 'Pine wool'),
        subtitle: t(
          '靛与铁反复入缸，得到一种近于黑的绿。',
          'Indigo and iron by turns, until the green is close to black.',
        ),
      },
      {
        image: bannerImage(t, 'cloth-satin', '3x4', TRENCH),
        title: t('桑蚕丝', 'Mulberry silk'),
        subtitle: t('斜裁四十五度，布自己会走路。', 'Cut on the bias, it walks by itself.'),
      },
    ],
  }),
];

const imageListsWithTabs = ({ t }: PageContext): PageEntry[] => {
  const women = [
    bannerItem(t, 'tweed', '粗花呢', 'Tweed', 142110),
    bannerItem(t, 'shoes', '鞋', 'Shoes', 142200),
    bannerItem(t, 'bags', '包', 'Bags', 142300),
    bannerItem(t, 'silk', '丝', 'Silk', 142401),
  ];
  const men = [
    bannerItem(t, 'men-coats', '大衣', 'Coats', 143110),
    bannerItem(t, 'men-tailoring', '西装', 'Suits', 143120),
    bannerItem(t, 'men-shoes', '鞋', 'Shoes', 143200),
    bannerItem(t, 'men-accessories', '包', 'Bags', 143300),
    bannerItem(t, 'kids', '顺手给孩子', 'And for children', 144100),
    bannerItem(t, 'kids-days', '周末', 'Weekends', 144110),
  ];
  const tabs = [
    { tabName: t('周末', 'Weekends'), images: women, commonLink: toCategory(142100) },
    { tabName: t('通勤', 'Weekdays'), images: men },
  ];
  return [
    entry('imageListWithTabs', 'occasions', {
      moduleName: t('带标签的图片：四张错落', 'Pictures under tabs: a mosaic'),
      anchorLink: t('按场合', 'Occasions'),
      moduleTitle: { title: t('按场合', 'By occasion') },
      displayOptions: { style: 2 },
      tabs,
    }),
    entry('imageListWithTabs', 'occasions-mirrored', {
      moduleName: t('带标签的图片：左右相反', 'Pictures under tabs: mirrored'),
      displayOptions: { style: 3 },
      tabs: tabs.slice(0, 1),
    }),
    entry('imageListWithTabs', 'occasions-plain', {
      moduleName: t('带标签的图片：整齐', 'Pictures under tabs: in lines'),
      moduleTitle: { title: t('整齐地放', 'In lines'), align: 'centre' },
      numberOfPerLine: 3,
      tabs: [...tabs].reverse(),
    }),
  ];
};

const entranceLists = ({ t }: PageContext): PageEntry[] => {
  const entrance = (drawnId: string, zh: string, en: string, category: number) => ({
    image: productImage(drawnId, 1, t(zh, en)),
    title: t(zh, en),
    commonLink: toCategory(category),
  });
  const coats = entrance(TRENCH, '外套', 'Coats', 142110);
  const dresses = entrance('women-dress-cowl-satin-champagne', '连衣裙', 'Dresses', 142120);
  const knits = entrance('women-knit-crew-cashmere-champagne', '针织', 'Knitwear', 142140);
  const skirts = entrance('women-skirt-long-satin-lilac', '半裙', 'Skirts', 142130);
  const trousers = entrance('women-trousers-belted-wool-ivory', '长裤', 'Trousers', 142160);
  const shoes = entrance('women-loafer-horsebit-calf-bordeaux', '鞋履', 'Shoes', 142200);
  const bags = entrance(BAG, '包袋', 'Bags', 142300);
  const scarves = entrance('women-scarf-medallion-silk-midnight', '丝巾', 'Scarves', 142401);
  const watches = entrance('women-watch-strap-croc-black', '腕表', 'Watches', 142502);
  return [
    entry('entrancesList', 'ways-two', {
      moduleName: t('入口：两列', 'Entrances: two columns'),
      anchorLink: t('分类', 'Ways in'),
      spacing: 'tight',
      moduleTitle: { title: t('从这里开始', 'Begin here') },
      entrances: [coats, dresses],
    }),
    entry('entrancesList', 'ways-three', {
      moduleName: t('入口：三列', 'Entrances: three columns'),
      spacing: 'tight',
      numberOfPerLine: 3,
      entrances: [knits, skirts, trousers],
    }),
    entry('entrancesList', 'ways-four', {
      moduleName: t('入口：四列', 'Entrances: four columns'),
      numberOfPerLine: 4,
      entrances: [shoes, bags, scarves, watches],
    }),
    entry('entrancesList', 'ways-row', {
      moduleName: t('入口：一行横滑', 'Entrances: a row that slides'),
      layout: 'row',
      entrances: [coats, knits, dresses, shoes, bags, watches],
    }),
    entry('entrancesList', 'ways-names', {
      moduleName: t('入口：只有名字', 'Entrances: names alone'),
      layout: 'names',
      entrances: [coats, knits, dresses, shoes],
    }),
  ];
};

/** Images in lists, slides and tabs, and as category entrances. */
export const showcaseImages = (context: PageContext): PageEntry[] => [
  ...imageLists(context),
  ...imageSlides(context),
  ...imageListsWithTabs(context),
  ...entranceLists(context),
];
