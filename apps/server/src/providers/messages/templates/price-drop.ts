import { z } from 'zod';
import { defineTemplate, templateValue } from '../define-template.ts';

export const priceDrop = defineTemplate({
  values: z.object({ product: templateValue, price: templateValue, link: templateValue }),
  sample: { product: 'Milano 羊绒大衣', price: '¥9,000', link: 'https://shop.example/product' },
  texts: {
    'zh-CN': {
      subject: '{product}降价了',
      body: '您关注的{product}现价 {price}：{link}',
      action: '查看商品',
    },
    'en-US': {
      subject: '{product} costs less now',
      body: '{product} is now {price}: {link}',
      action: 'See the product',
    },
  },
  card: {
    fields: { thing1: 'product', amount2: 'price', thing3: 'note' },
    texts: {
      'zh-CN': { status: '已降价', note: '您关注的商品降价了' },
      'en-US': { status: 'Lower price', note: 'It costs less now' },
    },
  },
});
