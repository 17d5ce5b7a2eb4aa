import { defineMessages } from '@vitrine/kit';

export const statusNames = defineMessages({
  'zh-CN': { draft: '草稿', published: '已上架', hidden: '已下架', archived: '已归档' },
  'en-US': { draft: 'Draft', published: 'Published', hidden: 'Hidden', archived: 'Archived' },
});
export type ProductStatus = keyof (typeof statusNames)['zh-CN'];

export const STATUS_COLOURS = {
  draft: 'default',
  published: 'green',
  hidden: 'orange',
  archived: 'default',
} as const satisfies Record<ProductStatus, string>;

export const stockLevelNames = defineMessages({
  'zh-CN': { low: '库存偏低', 'sold-out': '售罄', 'over-reserved': '预留超过库存' },
  'en-US': {
    low: 'Low stock',
    'sold-out': 'Sold out',
    'over-reserved': 'More reserved than in stock',
  },
});

export const genderNames = defineMessages({
  'zh-CN': { women: '女士', men: '男士', kids: '儿童' },
  'en-US': { women: 'Women', men: 'Men', kids: 'Kids' },
});

export const tagNames = defineMessages({
  'zh-CN': { NewSeason: '新季', Exclusive: '独家' },
  'en-US': { NewSeason: 'New season', Exclusive: 'Exclusive' },
});

export const sizeChartNames = defineMessages({
  'zh-CN': {
    'women-clothing': '女装',
    'men-clothing': '男装',
    'women-shoes': '女鞋',
    'men-shoes': '男鞋',
  },
  'en-US': {
    'women-clothing': 'Women, clothing',
    'men-clothing': 'Men, clothing',
    'women-shoes': 'Women, shoes',
    'men-shoes': 'Men, shoes',
  },
});
