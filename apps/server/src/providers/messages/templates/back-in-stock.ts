import { z } from 'zod';
import { defineTemplate, templateValue } from '../define-template.ts';

export const backInStock = defineTemplate({
  values: z.object({ product: templateValue, size: templateValue, link: templateValue }),
  sample: { product: 'Milano 羊绒大衣', size: 'IT 40', link: 'https://shop.example/product' },
  texts: {
    'zh-CN': {
      subject: '您等的{product}已到货',
      body: '您等的{product}（{size}）已到货，数量有限：{link}',
      action: '查看商品',
    },
    'en-US': {
      subject: '{product} is back',
      body: '{product} in {size} is back, in small numbers: {link}',
      action: 'See the product',
    },
  },
  card: {
    fields: { thing1: 'product', thing2: 'size', thing3: 'note' },
    texts: {
      'zh-CN': { status: '已到货', note: '数量有限，先到先得' },
      'en-US': { status: 'In stock', note: 'In small numbers' },
    },
  },
});
