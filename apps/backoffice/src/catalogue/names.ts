import type { Gender, ProductTag, SizeChart } from '@vitrine/contract';
import type { ProductStatus, StockLevel } from '@vitrine/contract/admin';
import { defineMessages, type MessagePair } from '@vitrine/kit';

export const statusNames = defineMessages({
  draft: ['草稿', 'Draft'],
  published: ['已上架', 'Published'],
  hidden: ['已下架', 'Hidden'],
  archived: ['已归档', 'Archived'],
} satisfies Record<ProductStatus, MessagePair>);

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
} satisfies Record<StockLevel, MessagePair>);

export const genderNames = defineMessages({
  women: ['女士', 'Women'],
  men: ['男士', 'Men'],
  kids: ['儿童', 'Kids'],
} satisfies Record<Gender, MessagePair>);

export const tagNames = defineMessages({
  NewSeason: ['新季', 'New season'],
  Exclusive: ['独家', 'Exclusive'],
} satisfies Record<ProductTag, MessagePair>);

export const sizeChartNames = defineMessages({
  'women-clothing': ['女装', 'Women, clothing'],
  'men-clothing': ['男装', 'Men, clothing'],
  'women-shoes': ['女鞋', 'Women, shoes'],
  'men-shoes': ['男鞋', 'Men, shoes'],
} satisfies Record<SizeChart, MessagePair>);
