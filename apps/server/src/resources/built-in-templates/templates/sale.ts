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

const DAYS = 7;

/** A sale: what it gives, until when, coupons, and products by offer. */
export const sale: BuiltInTemplate = {
  id: 'sale-countdown',
  name: localised('大促倒计时', 'Sale with a countdown'),
  description: localised(
    '促销条、倒计时、礼券与限时特惠，适合 618、双十一与季末特卖',
    'Promotion lines, a countdown, coupons and timed offers, for a sale that ends',
  ),
  modules: [
    module('share', 'shareInfo', {
      pageTitle: replace('大促名称', 'Name of the sale'),
      shareDesc: replace(
        '分享时显示的优惠力度',
        'The offer, as it is shown when the page is shared',
      ),
    }),
    module('lines', 'pos', {
      items: [
        {
          text: replace('满额优惠一句话', 'The offer in one line'),
          popupTitle: write('活动规则', 'Terms'),
          popupContent: replace('<p>写出门槛、范围与时间。</p>', '<p>What counts, and when.</p>'),
        },
        { text: replace('会员加享一句话', 'What members get on top') },
      ],
    }),
    module('hero', 'singleImage', {
      layout: 'hero',
      image: picture('4x5', '大促主视觉，竖版', 'Key picture of the sale, portrait'),
      wideImage: picture('16x9', '大促主视觉，横版', 'Key picture of the sale, landscape'),
      kicker: replace('活动日期', 'The dates'),
      title: replace('大促名称', 'Name of the sale'),
      description: replace('一句话写清优惠', 'What shoppers get, in one sentence'),
    }),
    module('countdown', 'countDown', {
      background: 'ivory',
      endTime: inDays(DAYS),
      textAfterStart: write('距结束', 'Ends in'),
      autoHideDay: true,
    }),
    module('coupons', 'coupon', {
      anchorLink: write('领券', 'Coupons'),
      moduleTitle: { title: write('先领券，再下单', 'First the coupon, then the order') },
      nonLoginCoupon: {
        discountFor: replace('礼券名称', 'Name of the coupon'),
        discountText: replace('¥000', '¥000 off'),
        expriedDate: replace('礼券有效期', 'Until when it is valid'),
      },
    }),
    module('flash', 'flashSale', {
      anchorLink: write('限时', 'Now'),
      background: 'ivory',
      endTime: inDays(DAYS),
      moduleTitle: { title: write('限时特惠', 'For a few days only') },
      showMoreText: write('查看全部', 'See all'),
      commonLink: ALL_PRODUCTS,
    }),
    module('second-title', 'contentTitle', {
      anchorLink: write('精选', 'Selected'),
      look: 'chapter',
      title: replace('第二档优惠', 'The second offer'),
      subTitle: replace('写清折扣与范围', 'How much, and on what'),
    }),
    module('second', 'slideProducts', {
      showMoreText: write('查看全部', 'See all'),
      commonLink: ALL_PRODUCTS,
    }),
    module('best-sellers', 'billboard', {
      moduleTitle: { title: write('大家都在买', 'What others choose') },
    }),
    module('products', 'productSet', {
      anchorLink: write('全部', 'All'),
      moduleTitle: { title: write('全部活动商品', 'Everything in the sale') },
    }),
    module('terms', 'qa', {
      title: write('活动规则', 'Terms'),
      firstOpen: false,
      items: [
        {
          question: write('优惠怎么计算？', 'How is the offer counted?'),
          answer: replace(
            '<p>写出门槛、叠加与退款时的算法。</p>',
            '<p>Say what counts, and what happens to returns.</p>',
          ),
        },
      ],
    }),
    module('action', 'campaignCTAButton', {
      title: replace('大促名称', 'Name of the sale'),
      buttons: [{ text: write('去选购', 'Shop the sale'), commonLink: ALL_PRODUCTS }],
    }),
  ],
};
