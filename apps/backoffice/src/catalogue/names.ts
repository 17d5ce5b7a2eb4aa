import { defineMessages } from '@vitrine/kit';

export const statusNames = defineMessages({
  draft: ['草稿', 'Draft'],
  published: ['已上架', 'Published'],
  hidden: ['已下架', 'Hidden'],
  archived: ['已归档', 'Archived'],
});
export type ProductStatus = keyof (typeof statusNames)['zh-CN'];

export const STATUS_COLOURS = {
  draft: 'default',
  published: 'green',
  hidden: 'orange',
  archived: 'default',
} as const satisfies Record<ProductStatus, string>;

export const stockLevelNames = defineMessages({
  low: ['库存偏低', 'Low stock'],
  'sold-out': ['售罄', 'Sold out'],
  'over-reserved': ['预留超过库存', 'More reserved than in stock'],
});

export const genderNames = defineMessages({
  women: ['女士', 'Women'],
  men: ['男士', 'Men'],
  kids: ['儿童', 'Kids'],
});

export const tagNames = defineMessages({
  NewSeason: ['新季', 'New season'],
  Exclusive: ['独家', 'Exclusive'],
});

export const sizeChartNames = defineMessages({
  'women-clothing': ['女装', 'Women, clothing'],
  'men-clothing': ['男装', 'Men, clothing'],
  'women-shoes': ['女鞋', 'Women, shoes'],
  'men-shoes': ['男鞋', 'Men, shoes'],
});
