import { z } from 'zod';
import { defineTemplate, templateValue } from '../define-template.ts';

export const fapiaoRefused = defineTemplate({
  values: z.object({ order: templateValue, merchant: templateValue, link: templateValue }),
  sample: { order: '202611251001', merchant: 'Antonia', link: 'https://shop.example/order' },
  texts: {
    'zh-CN': {
      subject: '订单 {order} 的发票未能开具',
      body: '{merchant} 未能为订单 {order} 开具发票，原因与重新申请：{link}',
      action: '查看原因',
    },
    'en-US': {
      subject: 'No fapiao for order {order} yet',
      body: '{merchant} could not issue the fapiao for order {order}. See why, and ask again: {link}',
      action: 'See why',
    },
  },
});
