import { z } from 'zod';
import { defineTemplate, templateValue } from '../define-template.ts';

export const orderShipped = defineTemplate({
  values: z.object({ order: templateValue, merchant: templateValue, link: templateValue }),
  sample: { order: '202611251001', merchant: 'Antonia', link: 'https://shop.example/order' },
  texts: {
    'zh-CN': {
      subject: '订单 {order} 已发货',
      body: '{merchant} 已寄出订单 {order} 的商品，可在此查看物流：{link}',
      action: '查看物流',
    },
    'en-US': {
      subject: 'Order {order} is on its way',
      body: '{merchant} has shipped its part of order {order}. Follow it here: {link}',
      action: 'Follow the parcel',
    },
  },
  card: {
    fields: { character_string1: 'order', thing2: 'merchant', phrase3: 'status', thing4: 'note' },
    texts: {
      'zh-CN': { status: '已发货', note: '点击查看物流' },
      'en-US': { status: 'Shipped', note: 'See where it is' },
    },
  },
});
