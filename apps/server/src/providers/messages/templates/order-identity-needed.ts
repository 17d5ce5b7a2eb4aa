import { z } from 'zod';
import { defineTemplate, templateValue } from '../define-template.ts';

export const orderIdentityNeeded = defineTemplate({
  values: z.object({ order: templateValue, link: templateValue }),
  sample: { order: '202611251001', link: 'https://shop.example/order' },
  texts: {
    'zh-CN': {
      subject: '订单 {order} 清关需要身份信息',
      body: '海关正在等待订单 {order} 的收件人身份信息，请尽快补充：{link}',
      action: '补充身份信息',
    },
    'en-US': {
      subject: 'Customs need an ID for order {order}',
      body: 'Customs are waiting for the ID of the person who receives order {order}. Please add it: {link}',
      action: 'Add the ID',
    },
  },
  card: {
    fields: { character_string1: 'order', phrase2: 'status', thing3: 'note' },
    texts: {
      'zh-CN': { status: '待补身份', note: '海关等待收件人身份信息' },
      'en-US': { status: 'ID needed', note: 'Customs need an ID' },
    },
  },
});
