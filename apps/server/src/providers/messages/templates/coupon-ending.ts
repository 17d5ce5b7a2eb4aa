import { z } from 'zod';
import { defineTemplate, templateValue } from '../define-template.ts';

export const couponEnding = defineTemplate({
  values: z.object({ coupon: templateValue, day: templateValue, link: templateValue }),
  sample: { coupon: '新客礼券', day: '2026.12.01', link: 'https://shop.example/coupons' },
  texts: {
    'zh-CN': {
      subject: '{coupon}即将到期',
      body: '您的{coupon}将于 {day} 到期：{link}',
      action: '查看优惠券',
    },
    'en-US': {
      subject: '{coupon} ends soon',
      body: 'Your {coupon} ends on {day}: {link}',
      action: 'See the coupon',
    },
  },
  card: {
    fields: { thing1: 'coupon', date2: 'day', thing3: 'note' },
    texts: {
      'zh-CN': { status: '将到期', note: '到期后不可使用' },
      'en-US': { status: 'Ends soon', note: 'Use it before then' },
    },
  },
});
