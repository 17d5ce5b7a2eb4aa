import { localised } from '@vitrine/kit';
import {
  ALL_PRODUCTS,
  type BuiltInTemplate,
  module,
  picture,
  replace,
  write,
} from '../template-values.ts';

const entrance = (zh: string, en: string) => ({
  image: picture('1x1', `${zh}的单品图`, `A piece of ${en}`),
  title: write(zh, en),
  commonLink: ALL_PRODUCTS,
});

const detail = (zh: string, en: string) => ({
  image: picture('4x5', `${zh}细节图`, `A close look: ${en}`),
  title: replace(zh, en),
  subtitle: replace('一句话说明它的特别之处', 'One line on what is special about it'),
});

/** A season's arrivals: key picture, categories, products, a look book and the craft. */
export const newArrivals: BuiltInTemplate = {
  id: 'new-arrivals',
  name: localised('新品上市', 'New arrivals'),
  description: localised(
    '主视觉、品类入口、新品与造型图集，适合一季或一个系列上新',
    'Key picture, categories, products and a look book, for a season or a collection',
  ),
  modules: [
    module('share', 'shareInfo', {
      pageTitle: replace('系列名称', 'Name of the collection'),
      shareDesc: replace('分享时显示的一句话', 'The line that is shown when the page is shared'),
    }),
    module('hero', 'singleImage', {
      layout: 'hero',
      image: picture('4x5', '系列主视觉，竖版', 'Key picture of the collection, portrait'),
      wideImage: picture('16x9', '系列主视觉，横版', 'Key picture of the collection, landscape'),
      kicker: write('新品上市', 'New arrivals'),
      title: replace('系列名称', 'Name of the collection'),
      description: replace('一句话点出这一季的主题', 'One sentence with the theme of the season'),
      linkText: write('立即选购', 'Shop now'),
      commonLink: ALL_PRODUCTS,
    }),
    module('lead', 'text', {
      style: 'lead',
      align: 'centre',
      content: replace(
        '<p>两三句话：灵感从哪里来，选了什么面料，剪裁有什么不同。</p>',
        '<p>Two or three sentences: the idea, the cloth, and what is new about the cut.</p>',
      ),
    }),
    module('categories', 'entrancesList', {
      anchorLink: write('品类', 'Categories'),
      layout: 'grid',
      numberOfPerLine: 2,
      entrances: [
        entrance('外套', 'outerwear'),
        entrance('连衣裙', 'dresses'),
        entrance('鞋履', 'shoes'),
        entrance('包袋', 'bags'),
      ],
    }),
    module('new-in', 'slideProducts', {
      anchorLink: write('新品', 'New in'),
      moduleTitle: { title: write('本周新到', 'New this week') },
      showMoreText: write('查看全部', 'See all'),
      commonLink: ALL_PRODUCTS,
    }),
    module('story', 'singleImage', {
      layout: 'beside',
      image: picture('4x5', '系列故事配图', 'Picture of the story'),
      kicker: write('系列故事', 'The story'),
      title: replace('故事标题', 'Title of the story'),
      description: replace(
        '用一小段话讲一个具体的人、地方或物件，让顾客记住这个系列。',
        'A short paragraph about one person, place or thing that stays in mind.',
      ),
    }),
    module('details', 'cardCarouselList', {
      anchorLink: write('细节', 'Details'),
      moduleTitle: { title: write('近看', 'A closer look') },
      cards: [detail('面料', 'The cloth'), detail('剪裁', 'The cut'), detail('工艺', 'The making')],
    }),
    module('chapter', 'contentTitle', {
      look: 'chapter',
      kicker: write('造型', 'Looks'),
      title: replace('这一季这样穿', 'How it is worn'),
    }),
    module('looks', 'imageList', {
      ratio: '3/4',
      numberOfPerLine: 2,
      images: [1, 2, 3, 4].map((number) => ({
        image: picture('3x4', `造型 ${number}`, `Look ${number}`),
        title: replace(`造型 ${number} 的搭配`, `What is worn in look ${number}`),
      })),
    }),
    module('featured', 'productsWithCTA', {
      moduleTitle: { title: write('本季主打', 'Pieces of the season') },
      commonLink: ALL_PRODUCTS,
    }),
    module('all', 'ctaButton', {
      text: write('查看全部新品', 'See everything new'),
      kind: 'fill',
      commonLink: ALL_PRODUCTS,
    }),
  ],
};
