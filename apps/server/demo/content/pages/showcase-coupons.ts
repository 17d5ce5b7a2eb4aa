import { PROMOTIONS } from '../../rewards/promotions.ts';
import { SETS } from '../../sets/set-ids.ts';
import { toSet } from '../links.ts';
import { entry, type Writing } from './plan.ts';

const teaser = ({ say }: Writing) => ({
  discountFor: say('新客礼遇', 'A welcome'),
  discountText: '¥500',
  expriedDate: say('登录后可用', 'Sign in to use it'),
});

/** Coupons in each of their layouts; those of spring stand in each of their states. */
export const showcaseCoupons = (writing: Writing) => {
  const { say } = writing;
  return [
    entry('coupon', 'coupon-single', {
      moduleName: say('礼券：单张，未登录时也显示', 'Coupons: one, and one to sign in for'),
      anchorLink: say('礼券', 'Coupons'),
      promotionIds: [PROMOTIONS.welcome],
      moduleTitle: { title: say('新客礼券', 'A welcome') },
      nonLoginCoupon: teaser(writing),
    }),
    entry('coupon', 'coupon-double', {
      moduleName: say('礼券：两张，深色底', 'Coupons: two, on a dark ground'),
      promotionIds: [PROMOTIONS.autumn],
      background: 'pine',
      moduleTitle: { title: say('秋日礼券', 'Autumn coupons') },
      nonLoginCoupon: teaser(writing),
      commonLink: toSet(SETS.autumnLetter),
    }),
    entry('coupon', 'coupon-triple', {
      moduleName: say('礼券：三张及以上，各种状态', 'Coupons: three and more, in every state'),
      promotionIds: [PROMOTIONS.spring],
      moduleTitle: { title: say('早春礼券', 'Spring coupons') },
      nonLoginCoupon: teaser(writing),
      commonLink: toSet(SETS.spring),
    }),
    entry('coupon', 'coupon-wallet', {
      moduleName: say('礼券：券包', 'Coupons: a wallet'),
      promotionIds: [PROMOTIONS.wallet],
      couponStyle: { background: 'red-wash', colourOfDiscount: 'red' },
      walletStyle: { textOfWallet: say('素笺礼匣', 'A box of three') },
      moduleTitle: { title: say('早春券包', 'The spring wallet') },
      nonLoginCoupon: teaser(writing),
      commonLink: toSet(SETS.spring),
    }),
  ];
};
