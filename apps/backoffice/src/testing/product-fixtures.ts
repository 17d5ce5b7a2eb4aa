import type { AdminResponse } from '../api/admin-api.ts';
import { catalogueAnswers } from './catalogue-fixtures.ts';
import { toPage } from './screen-steps.ts';

export const product = {
  id: '11',
  externalId: 'COAT-1',
  status: 'published',
  ...{ brandId: '1', categoryId: '3', gender: 'women', colourCode: 'camel' },
  ...{ styleId: 'AL-100', familyId: null, tag: null, attributes: ['wool'], rank: 0 },
  name: { 'zh-CN': '羊毛大衣', 'en-US': 'Wool coat' },
  description: { 'zh-CN': '双面羊毛', 'en-US': null },
  labels: [{ id: 2001, name: { 'zh-CN': '秋季精选', 'en-US': 'Autumn choice' }, priority: 5 }],
  compositions: [
    {
      part: { 'zh-CN': '面料', 'en-US': 'Shell' },
      material: { 'zh-CN': '羊毛', 'en-US': 'Wool' },
    },
  ],
  care: [{ 'zh-CN': '干洗', 'en-US': 'Dry clean' }],
  madeIn: { 'zh-CN': '意大利', 'en-US': 'Italy' },
  ...{ hsCode: null, originCountry: null, netWeight: null },
  measurements: {
    unit: 'cm',
    names: [{ 'zh-CN': '胸围', 'en-US': 'Bust' }],
    rows: [{ size: '38', values: [92] }],
  },
  liveModel: null,
  sizing: null,
  ...{ preferredMerchantId: null, isSameDay: false },
  images: [
    { key: 'a1', url: '/i/a1.avif', alt: null, focalPoint: null },
    { key: 'b2', url: '/i/b2.avif', alt: null, focalPoint: { x: 300, y: 400 } },
    { key: 'c3', url: '/i/c3.avif', alt: null, focalPoint: null },
  ],
  publishedAt: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 8,
} satisfies AdminResponse<'getCatalogueProduct'>;

export const productRows = [
  {
    ...{ id: '11', externalId: 'COAT-1', status: 'published', categoryId: '3', styleId: 'AL-100' },
    brand: { id: '1', name: 'Aldane' },
    name: product.name,
    ...{ imageUrl: null, price: 1_299_000, quantity: 1_040 },
    ...{ updatedAt: '2026-11-01T00:00:00.000Z', version: 8 },
  },
  {
    ...{ id: '12', externalId: 'BAG-1', status: 'draft', categoryId: '99', styleId: 'VE-7' },
    brand: { id: '2', name: 'Verro' },
    name: { 'zh-CN': '手提包', 'en-US': null },
    ...{ imageUrl: null, price: null, quantity: 0 },
    ...{ updatedAt: '2026-11-02T00:00:00.000Z', version: 1 },
  },
] satisfies AdminResponse<'listCatalogueProducts'>['items'];

export const variant = {
  ...{ id: '51', productId: '11', merchantId: '7', sku: 'S-38', externalId: null },
  ...{ size: '38', scale: 'FR', position: 0, currency: 'CNY' },
  ...{ price: 1_299_000, originalPrice: 1_500_000, scheduledPrice: null },
  ...{ quantity: 4, reserved: 1, version: 6 },
} satisfies AdminResponse<'listProductVariants'>[number];

/** The answers that the editor of a product reads. */
export const productAnswers = {
  ...catalogueAnswers,
  getCatalogueProduct: product,
  listProductVariants: [variant, { ...variant, id: '52', size: '40', sku: 'S-40', version: 2 }],
  listScheduledPrices: toPage(),
};
