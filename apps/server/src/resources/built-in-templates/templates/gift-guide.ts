import { localised } from '@vitrine/kit';
import {
  ALL_PRODUCTS,
  type BuiltInTemplate,
  module,
  picture,
  replace,
  write,
} from '../template-values.ts';

const recipient = (zh: string, en: string) => ({
  image: picture('1x1', `${zh}的礼物`, `A gift: ${en}`),
  title: write(zh, en),
  commonLink: ALL_PRODUCTS,
});

const question = (zh: readonly [string, string], en: readonly [string, string]) => ({
  question: write(zh[0], en[0]),
  answer: replace(`<p>${zh[1]}</p>`, `<p>${en[1]}</p>`),
});

/** Gifts by who gets them, with the service of the shop. */
export const giftGuide: BuiltInTemplate = {
  id: 'gift-guide',
  name: localised('节日礼赠', 'Gift guide'),
  description: localised(
    '按收礼人分组的礼物、热销榜与送礼服务，适合春节、七夕与圣诞',
    'Gifts by who gets them, best sellers and gift services, for any holiday',
  ),
  modules: [
    module('share', 'shareInfo', {
      pageTitle: replace('礼赠指南标题', 'Title of the gift guide'),
      shareDesc: replace('分享时显示的一句话', 'The line that is shown when the page is shared'),
    }),
    module('hero', 'singleImage', {
      layout: 'hero',
      image: picture('4x5', '节日主视觉，竖版', 'Key picture of the holiday, portrait'),
      wideImage: picture('16x9', '节日主视觉，横版', 'Key picture of the holiday, landscape'),
      kicker: write('礼赠指南', 'The gift guide'),
      title: replace('节日名称', 'Name of the holiday'),
      description: replace('一句话的节日问候', 'A greeting in one sentence'),
    }),
    module('lead', 'text', {
      style: 'lead',
      align: 'centre',
      content: replace(
        '<p>说明最晚下单时间与是否含礼盒，让顾客放心挑选。</p>',
        '<p>Say until when orders arrive in time, and whether they come in a gift box.</p>',
      ),
    }),
    module('recipients', 'entrancesList', {
      layout: 'grid',
      numberOfPerLine: 2,
      moduleTitle: { title: write('送给谁', 'For whom') },
      entrances: [
        recipient('送她', 'for her'),
        recipient('送他', 'for him'),
        recipient('送父母', 'for parents'),
        recipient('送自己', 'for yourself'),
      ],
    }),
    module('her-title', 'contentTitle', {
      anchorLink: write('送她', 'For her'),
      look: 'chapter',
      title: write('送她', 'For her'),
      subTitle: replace('一句推荐语', 'A line that recommends'),
    }),
    module('her', 'slideProducts', {
      showMoreText: write('查看全部', 'See all'),
      commonLink: ALL_PRODUCTS,
    }),
    module('him-title', 'contentTitle', {
      anchorLink: write('送他', 'For him'),
      look: 'chapter',
      title: write('送他', 'For him'),
      subTitle: replace('一句推荐语', 'A line that recommends'),
    }),
    module('him', 'slideProducts', {
      showMoreText: write('查看全部', 'See all'),
      commonLink: ALL_PRODUCTS,
    }),
    module('best-sellers', 'billboard', {
      anchorLink: write('热销', 'Loved'),
      moduleTitle: { title: write('最受欢迎的礼物', 'The most loved gifts') },
    }),
    module('wrapping', 'singleImage', {
      layout: 'beside',
      background: 'ivory',
      image: picture('4x5', '礼盒与贺卡', 'The gift box and its card'),
      kicker: write('礼赠服务', 'Gift services'),
      title: replace('礼盒与贺卡', 'Box and card'),
      description: replace(
        '说明礼盒样式、贺卡怎么写、是否隐藏价格。',
        'Say how it is wrapped, how a card is written, and whether prices are left out.',
      ),
    }),
    module('questions', 'qa', {
      title: write('送礼问答', 'Questions about gifts'),
      items: [
        question(
          ['什么时候下单能赶上节日？', '写出各地区的最晚下单时间。'],
          ['When must I order?', 'Name the last day for each region.'],
        ),
        question(
          ['收礼人可以换尺码吗？', '说明换货的期限与方式。'],
          ['May the size be changed?', 'Say how, and until when.'],
        ),
      ],
    }),
    module('all', 'ctaButton', {
      text: write('查看全部礼物', 'See all gifts'),
      kind: 'fill',
      commonLink: ALL_PRODUCTS,
    }),
  ],
};
