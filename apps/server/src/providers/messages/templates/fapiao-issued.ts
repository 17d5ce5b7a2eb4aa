import { z } from 'zod';
import { defineTemplate, templateValue } from '../define-template.ts';

export const fapiaoIssued = defineTemplate({
  values: z.object({ order: templateValue, merchant: templateValue, link: templateValue }),
  sample: { order: '202611251001', merchant: 'Antonia', link: 'https://shop.example/order' },
  texts: {
    'zh-CN': {
      subject: '订单 {order} 的发票已开具',
      body: '{merchant} 已为订单 {order} 开具发票，可在此下载：{link}',
      action: '下载发票',
    },
    'en-US': {
      subject: 'Fapiao for order {order}',
      body: '{merchant} has issued the fapiao for order {order}. Download it here: {link}',
      action: 'Download the fapiao',
    },
  },
});
