import { PROMOTIONS } from '../../rewards/promotions.ts';
import { SETS } from '../../sets/set-ids.ts';
import { toSet } from '../links.ts';
import { entry, type PageContext } from './page-plan.ts';

const teaser = ({ t }: PageContext) => ({
  discountFor: t('新客礼遇', 'A welcome'),
  discountText: '¥500',
  expriedDate: t('登录后可用', 'Sign in to use it'),
});

/** Coupons in each layout; the spring coupons show each state. */
export const showcaseCoupons = (context: PageContext) => {
  const { t } = context;
  return [
    entry('coupon', 'coupon-single', {
      moduleName: t('礼券：单张，未登录时也显示', 'Coupons: one, and one to sign in for'),
      anchorLink: t('礼券', 'Coupons'),
      promotionIds: [PROMOTIONS.welcome],
      moduleTitle: { title: t('新客礼券', 'A welcome') },
      nonLoginCoupon: teaser(context),
    }),
    entry('coupon', 'coupon-double', {
      moduleName: t('礼券：两张，深色底', 'Coupons: two, on a dark ground'),
      promotionIds: [PROMOTIONS.autumn],
      background: 'pine',
      moduleTitle: { title: t('秋日礼券', 'Autumn coupons') },
      nonLoginCoupon: teaser(context),
      commonLink: toSet(SETS.autumnLetter),
    }),
    entry('coupon', 'coupon-triple', {
      moduleName: t('礼券：三张及以上，各种状态', 'Coupons: three and more, in every state'),
      promotionIds: [PROMOTIONS.spring],
      moduleTitle: { title: t('早春礼券', 'Spring coupons') },
      nonLoginCoupon: teaser(context),
      commonLink: toSet(SETS.spring),
    }),
    entry('coupon', 'coupon-wallet', {
      moduleName: t('礼券：券包', 'Coupons: a wallet'),
      promotionIds: [PROMOTIONS.wallet],
      couponStyle: { background: 'red-wash', colourOfDiscount: 'red' },
      walletStyle: { textOfWallet: t('素笺礼匣', 'A box of three') },
      moduleTitle: { title: t('早春券包', 'The spring wallet') },
      nonLoginCoupon: teaser(context),
      commonLink: toSet(SETS.spring),
    }),
  ];
};
