import { z } from 'zod';
import { defineTemplate, templateValue } from '../define-template.ts';

export const orderDelivered = defineTemplate({
  values: z.object({ order: templateValue, merchant: templateValue, link: templateValue }),
  sample: { order: '202611251001', merchant: 'Antonia', link: 'https://shop.example/order' },
  texts: {
    'zh-CN': {
      subject: '订单 {order} 已送达',
      body: '订单 {order} 中 {merchant} 的商品已送达，如需退货可在此申请：{link}',
      action: '查看订单',
    },
    'en-US': {
      subject: 'Order {order} has arrived',
      body: 'What {merchant} sent for order {order} has arrived. Returns start here: {link}',
      action: 'See the order',
    },
  },
  card: {
    fields: { character_string1: 'order', thing2: 'merchant', phrase3: 'status', thing4: 'note' },
    texts: {
      'zh-CN': { status: '已送达', note: '如需退货可在此申请' },
      'en-US': { status: 'Delivered', note: 'Returns start here' },
    },
  },
});
