import { z } from 'zod';
import { defineTemplate, templateValue } from '../define-template.ts';

export const fapiaoReversed = defineTemplate({
  values: z.object({ order: templateValue, merchant: templateValue, link: templateValue }),
  sample: { order: '202611251001', merchant: 'Antonia', link: 'https://shop.example/order' },
  texts: {
    'zh-CN': {
      subject: '订单 {order} 的发票已冲红',
      body: '{merchant} 已冲红订单 {order} 的发票，余额可重新开票：{link}',
      action: '查看发票',
    },
    'en-US': {
      subject: 'Fapiao for order {order} reversed',
      body: '{merchant} has reversed the fapiao for order {order}. You can request one over the rest: {link}',
      action: 'See the fapiao',
    },
  },
});
