import type { AdminResponse } from '../api/admin-api.ts';
import { toPage } from './screen-steps.ts';

const texts = (zh: string, en: string) => ({ 'zh-CN': zh, 'en-US': en });
const NO_CUSTOMS = { hsCode: null, originCountry: null, netWeight: null };

export const brands = [
  { id: '1', name: 'Aldane', description: texts('皮具', 'Leather'), position: 1, products: 1_200 },
  { id: '2', name: 'Verro', description: texts('', ''), position: 2, products: 0 },
].map((brand) => ({ ...brand, version: 3 })) satisfies AdminResponse<'listBrands'>['items'];

const category = (id: string, parentId: string | null, zh: string, en: string, products = 0) => ({
  ...{ id, parentId, name: texts(zh, en), products, gender: 'women' as const },
  ...{ ...NO_CUSTOMS, imageKey: null, position: 0, version: Number(id) },
});

/** Women › Clothing › Coats and Dresses, and an empty branch of bags. */
export const categories = [
  category('1', null, '女士', 'Women'),
  category('2', '1', '服装', 'Clothing'),
  category('3', '2', '大衣', 'Coats', 4),
  category('4', '2', '连衣裙', 'Dresses'),
  category('5', '1', '包袋', 'Bags'),
] satisfies AdminResponse<'listCategories'>;

export const labels = [
  { id: 2001, name: texts('秋季精选', 'Autumn choice'), priority: 5, products: 12 },
  { id: 2002, name: texts('新到', ''), priority: 0, products: 0 },
] satisfies AdminResponse<'listLabels'>;

const merchant = {
  ...{ id: '7', name: 'Casa Norte', monogram: 'CN', foundedIn: 1990, archivedAt: null, version: 1 },
  ...{ city: texts('米兰', 'Milan'), country: texts('意大利', 'Italy') },
  ...{ description: texts('', ''), shipsFrom: 'abroad', shippingOptions: [] },
} satisfies AdminResponse<'listMerchants'>['items'][number];

export const colours = [
  { code: 'camel', name: texts('驼色', 'Camel'), position: 0, hex: '#c19a6b', products: 1 },
  { code: 'navy', name: texts('藏青色', ''), position: 4, hex: '#1f2a44', products: 0 },
].map((colour) => ({ ...colour, version: 1 })) satisfies AdminResponse<'listColours'>;

export const attributes = [
  { code: 'wool', name: texts('羊毛', 'Wool'), position: 0, products: 1, version: 1 },
  { code: 'lace', name: texts('蕾丝', 'Lace'), position: 1, products: 0, version: 2 },
] satisfies AdminResponse<'listAttributes'>;

/** What selects of the catalogue offer. */
export const catalogueAnswers = {
  listBrands: toPage(...brands),
  listCategories: categories,
  listLabels: labels,
  listMerchants: toPage(merchant),
  listSets: [],
  listSizeSystems: [],
  listColours: colours,
  listAttributes: attributes,
};
