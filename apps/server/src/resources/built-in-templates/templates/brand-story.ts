import { localised } from '@vitrine/kit';
import {
  ALL_PRODUCTS,
  type BuiltInTemplate,
  module,
  picture,
  replace,
  write,
} from '../template-values.ts';

const step = (number: number) => ({
  image: picture('4x5', `工序 ${number} 的照片`, `Photo of step ${number}`),
  title: replace(`工序 ${number}`, `Step ${number}`),
  subtitle: replace('谁在做，用什么，花多久', 'Who does it, with what, and for how long'),
});

/** A brand: where it comes from, how things are made, and what is made. */
export const brandStory: BuiltInTemplate = {
  id: 'brand-story',
  name: localised('品牌故事', 'Brand story'),
  description: localised(
    '缘起、人物、工艺与代表作，适合品牌入驻与品牌日',
    'Origins, people, craft and signature pieces, for a brand that is introduced',
  ),
  modules: [
    module('share', 'shareInfo', {
      pageTitle: replace('品牌名称', 'Name of the brand'),
      shareDesc: replace('分享时显示的一句话', 'The line that is shown when the page is shared'),
    }),
    module('hero', 'singleImage', {
      layout: 'hero',
      image: picture('4x5', '品牌主视觉，竖版', 'Key picture of the brand, portrait'),
      wideImage: picture('16x9', '品牌主视觉，横版', 'Key picture of the brand, landscape'),
      kicker: write('品牌故事', 'The brand'),
      title: replace('品牌名称', 'Name of the brand'),
      description: replace('创立年份与城市', 'Founded when and where'),
    }),
    module('lead', 'text', {
      style: 'lead',
      align: 'centre',
      content: replace(
        '<p>一段话：这个品牌相信什么，因此怎样做衣服。</p>',
        '<p>One paragraph: what the brand believes in, and so how it makes things.</p>',
      ),
    }),
    module('origin', 'singleImage', {
      anchorLink: write('缘起', 'Origins'),
      layout: 'beside',
      image: picture('4x5', '工坊或档案照片', 'The workshop, or a picture of the archive'),
      kicker: write('缘起', 'Origins'),
      title: replace('起点的标题', 'How it began'),
      description: replace(
        '第一间工坊、第一件作品，与一个可以记住的细节。',
        'The first workshop, the first piece, and one detail to remember.',
      ),
    }),
    module('years', 'imageList', {
      ratio: '4/5',
      numberOfPerLine: 2,
      images: [1, 2].map((number) => ({
        image: picture('4x5', `档案照片 ${number}`, `Archive picture ${number}`),
        title: replace(`年份与事件 ${number}`, `Year and event ${number}`),
      })),
    }),
    module('line', 'dividingLine', { width: 'short', style: 'ink' }),
    module('quote', 'text', {
      style: 'display',
      align: 'centre',
      title: replace('“一句创始人或设计师的话。”', '“A sentence of the founder or designer.”'),
      content: replace('<p>姓名，职务</p>', '<p>Name, role</p>'),
    }),
    module('craft-title', 'contentTitle', {
      anchorLink: write('工艺', 'Craft'),
      look: 'chapter',
      kicker: write('工艺', 'Craft'),
      title: replace('怎样做成一件', 'How a piece is made'),
    }),
    module('craft', 'cardCarouselList', { cards: [step(1), step(2), step(3), step(4)] }),
    module('place', 'singleImage', {
      image: picture('16x9', '工坊全景', 'The workshop'),
      title: replace('图说：地点与年份', 'Caption: place and year'),
    }),
    module('pieces', 'slideProducts', {
      anchorLink: write('代表作', 'Pieces'),
      moduleTitle: { title: write('代表作', 'Signature pieces') },
      showMoreText: write('查看全部', 'See all'),
      commonLink: ALL_PRODUCTS,
    }),
    module('more', 'textWithLink', {
      text: replace('邀请顾客继续了解的一句话', 'A line that invites to read on'),
      linkText: write('选购该品牌', 'Shop the brand'),
      align: 'centre',
      commonLink: ALL_PRODUCTS,
    }),
  ],
};
