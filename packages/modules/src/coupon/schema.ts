import { z } from 'zod';
import { commonFields } from '../fields/common.ts';
import { label } from '../fields/label.ts';
import { commonLink } from '../fields/link.ts';
import { colour, line } from '../fields/scalars.ts';

const MAX_PROMOTIONS = 20;

const promotionId = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][\w-]{0,63}$/, 'must be the code of a promotion')
  .meta({ asset: 'promotion' });

const couponStyle = z.object({
  background: colour.meta(label('券面底色', 'Coupon background')),
  colourOfDiscount: colour.meta(label('金额颜色', 'Amount colour')),
});

const walletStyle = z.object({
  textOfWallet: line(30).meta(label('券包名称，留空用券包自己的', 'Name; empty: the package name')),
  colorOfWalletText: colour.meta(label('名称颜色', 'Name colour')),
});

const nonLoginCoupon = z.object({
  discountFor: line(30).meta(label('对象或名称', 'Audience or name')),
  discountText: line(12).meta(label('优惠，如 ¥500', 'Discount, such as ¥500')),
  expriedDate: line(40).meta(label('有效期说明', 'Validity text')),
});

/** The shopper's coupons of the given promotions, and a sample coupon for guests. */
export const schema = z
  .object({
    ...commonFields,
    promotionIds: z
      .array(promotionId)
      .max(MAX_PROMOTIONS)
      .default([])
      .meta(label('促销活动编号', 'Promotion codes')),
    couponStyle: couponStyle.optional().meta(label('券面', 'Coupon style')),
    walletStyle: walletStyle.optional().meta(label('券包', 'Wallet style')),
    nonLoginCoupon: nonLoginCoupon.optional().meta(label('未登录时的礼券', 'Coupon for guests')),
    commonLink: commonLink.meta(label('去使用的链接', 'Target of the use button')),
  })
  .meta({
    ...label('礼券', 'Coupons'),
    sample: {
      zh: {
        promotionIds: ['autumn-letter'],
        moduleTitle: { title: '礼券' },
        nonLoginCoupon: {
          discountFor: '新客礼遇',
          discountText: '¥500',
          expriedDate: '登录后可用',
        },
      },
      en: {
        promotionIds: ['autumn-letter'],
        moduleTitle: { title: 'Coupons' },
        nonLoginCoupon: {
          discountFor: 'A welcome',
          discountText: '¥500',
          expriedDate: 'Log in to use',
        },
      },
    },
  });
export type CouponFields = z.infer<typeof schema>;
