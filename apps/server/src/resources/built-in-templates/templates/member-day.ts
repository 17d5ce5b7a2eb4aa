import { localised } from '@vitrine/kit';
import {
  ALL_PRODUCTS,
  type BuiltInTemplate,
  inDays,
  module,
  picture,
  replace,
  write,
} from '../template-values.ts';

const DAYS = 3;

/** A day for members: benefits, coupons and products before everybody else. */
export const memberDay: BuiltInTemplate = {
  id: 'member-day',
  name: localised('会员日', 'Member day'),
  description: localised(
    '会员礼遇、专属礼券与优先选购，适合每月会员日与周年庆',
    'Benefits, coupons and first choice for members, for a day of every month',
  ),
  modules: [
    module('share', 'shareInfo', {
      pageTitle: replace('会员日标题', 'Title of the member day'),
      shareDesc: replace('分享时显示的一句话', 'The line that is shown when the page is shared'),
    }),
    module('hero', 'singleImage', {
      layout: 'hero',
      image: picture('4x5', '会员日主视觉，竖版', 'Key picture, portrait'),
      wideImage: picture('16x9', '会员日主视觉，横版', 'Key picture, landscape'),
      kicker: write('会员日', 'Member day'),
      title: replace('本月主题', 'The theme of this month'),
      description: replace('日期与会员专享一句话', 'The date, and what members get'),
    }),
    module('countdown', 'countDown', {
      endTime: inDays(DAYS),
      textAfterStart: write('距会员日结束', 'The day ends in'),
      autoHideDay: true,
    }),
    module('lead', 'text', {
      style: 'lead',
      align: 'centre',
      content: replace(
        '<p>感谢会员的一两句话。</p>',
        '<p>One or two sentences that thank members.</p>',
      ),
    }),
    module('benefits', 'partnershipCardList', {
      anchorLink: write('礼遇', 'Benefits'),
      moduleTitle: { title: write('当日礼遇', 'Benefits of the day') },
      cards: [
        {
          name: replace('会员等级名称', 'Name of the tier'),
          subtitle: replace('适用范围', 'Who gets it'),
          detail: replace('写清礼遇的内容与领取方式。', 'What it is, and how to get it.'),
          benefits: [
            { description: replace('礼遇一', 'First benefit'), symbol: 'gift' },
            { description: replace('礼遇二', 'Second benefit'), symbol: 'delivery' },
            { description: replace('礼遇三', 'Third benefit'), symbol: 'hanger' },
          ],
        },
      ],
    }),
    module('coupons', 'coupon', {
      anchorLink: write('领券', 'Coupons'),
      moduleTitle: { title: write('会员专属礼券', 'Coupons for members') },
      nonLoginCoupon: {
        discountFor: replace('礼券名称', 'Name of the coupon'),
        discountText: replace('¥000', '¥000 off'),
        expriedDate: write('登录后领取', 'Log in to claim it'),
      },
    }),
    module('first-title', 'contentTitle', {
      anchorLink: write('优先购', 'First'),
      look: 'chapter',
      title: write('会员优先选购', 'First choice for members'),
      subTitle: replace('一句推荐语', 'A line that recommends'),
    }),
    module('first', 'slideProducts', {
      showMoreText: write('查看全部', 'See all'),
      commonLink: ALL_PRODUCTS,
    }),
    module('best-sellers', 'billboard', {
      moduleTitle: { title: write('会员最爱', 'Favourites of members') },
    }),
    module('questions', 'qa', {
      title: write('会员问答', 'Questions of members'),
      items: [
        {
          question: write('怎样成为会员？', 'How do I become a member?'),
          answer: replace('<p>写出入会方式。</p>', '<p>Say how.</p>'),
        },
        {
          question: write('积分与礼券可以同时使用吗？', 'May points and coupons be combined?'),
          answer: replace('<p>写出叠加规则。</p>', '<p>Say what may be combined.</p>'),
        },
      ],
    }),
    module('action', 'campaignCTAButton', {
      title: write('会员日进行中', 'Member day is on'),
      buttons: [{ text: write('去选购', 'Choose now'), commonLink: ALL_PRODUCTS }],
    }),
  ],
};
