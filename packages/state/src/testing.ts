import type {
  Address,
  BrandEntry,
  FacetValue,
  PersonalId,
  ProductDetail,
  ProductSummary,
} from '@vitrine/contract';
import { type FilterQuery, FULL_PRICE_RANGE } from './slices/facets.ts';
import type { LoadedList } from './slices/productsList.ts';
import { sizing } from './testing-sizing.ts';

export { sizing };

/** Builds plain entities for tests; a test overrides only the fields it is about. */
export const facetValue = (value: string, overrides: Partial<FacetValue> = {}): FacetValue => ({
  value,
  valueUpperBound: null,
  name: value,
  count: 1,
  selected: false,
  disabled: false,
  dynamic: false,
  hint: null,
  ...overrides,
});

export const brandEntry = (name: string, id = '1'): BrandEntry => ({
  id,
  name,
  initial: name.charAt(0).toUpperCase(),
  count: 1,
});

export const productSummary = (
  id: string,
  overrides: Partial<ProductSummary> = {},
): ProductSummary => ({
  id,
  brand: { id: '7', name: 'Halden' },
  shortDescription: `Coat ${id}`,
  images: [{ url: `/images/coat-${id}/480`, size: 480, order: 1 }],
  price: 1_215_500,
  priceWithoutDiscount: 1_215_500,
  currencyIsoCode: 'CNY',
  tag: null,
  labels: [],
  gender: 'women',
  isOnline: true,
  isLowStock: false,
  isSoldOut: false,
  opensAt: null,
  colourCount: 1,
  ...overrides,
});

/** A loaded list of the category 1, as `setProducts` takes it. */
export const loadedList = ({
  condition = 'category=1',
  isSameList = false,
  filters = {},
  ...list
}: Partial<Pick<LoadedList, 'condition' | 'isSameList'>> & {
  filters?: Partial<FilterQuery>;
} & Partial<LoadedList['list']> = {}): LoadedList => ({
  condition,
  listKey: condition,
  listType: 'category',
  isSameList,
  filters: {
    sort: 'default',
    chosen: {},
    base: {},
    priceRange: FULL_PRICE_RANGE,
    quick: [],
    ...filters,
  },
  list: {
    title: 'Coats',
    description: '',
    breadcrumb: [],
    opening: null,
    items: [],
    pagination: { page: 1, size: 10, totalItems: 0, totalPages: 0 },
    facets: [],
    ...list,
  },
});

const variant = (id: string, size: string, quantity: number, merchantId = '31') => ({
  id,
  merchantId,
  price: { priceInclTaxes: 1_215_500, priceWithoutPromotion: 1_430_000 },
  quantity,
  attributes: [
    { type: 'Size', value: size },
    { type: 'SizeDescription', value: `FR ${size}` },
    { type: 'Scale', value: 'FR' },
  ],
});

export const productDetail = (
  id: string,
  overrides: Partial<ProductDetail> = {},
): ProductDetail => ({
  id,
  brandId: '7',
  brandName: 'Halden',
  brandDescription: 'Coats from the north.',
  brandStyleId: 'HL-24117',
  shortDescription: 'Wool coat',
  description: 'A coat for wind.',
  gender: 'women',
  color: 'Camel',
  colourways: [],
  images: [
    { url: '/images/coat-1/480', size: 480, order: 1 },
    { url: '/images/coat-1/800', size: 800, order: 1 },
    { url: '/images/coat-2/800', size: 800, order: 2 },
  ],
  categories: [
    { id: '141258', name: 'Women' },
    { id: '2001', name: 'Coats' },
  ],
  tag: 'NewSeason',
  labels: [],
  preferredMerchant: { merchantId: '31', shipsFrom: 'abroad', byAttribute: [] },
  variants: [variant('501', '36', 3), variant('502', '38', 1), variant('503', '40', 0)],
  price: {
    currencyIsoCode: 'CNY',
    priceInclTaxes: 1_215_500,
    priceWithoutPromotion: 1_430_000,
  },
  isOnline: true,
  compositions: [{ part: 'Outer', material: 'Wool 100%' }],
  care: ['Dry clean'],
  madeIn: 'Italy',
  liveModel: {
    measurements: [{ name: 'Height', value: 178, unit: 'cm' }],
    productSize: '36',
    scale: 'FR',
  },
  sizing: sizing('women-clothing'),
  isSameDayDelivery: false,
  opening: null,
  ...overrides,
});

export const address = (id: string, overrides: Partial<Address> = {}): Address => ({
  id,
  name: '林知夏',
  mobileCountry: 'CN',
  mobile: '13800138000',
  country: { id: '42', code: 'CN', name: '中国内地' },
  state: { id: '4209', code: 'SH', name: '上海市' },
  city: { name: '上海市' },
  district: '徐汇区',
  addressLine: '武康路 12 弄 3 号 502 室',
  zipCode: '200031',
  defaultShippingAddress: false,
  ...overrides,
});

export const personalId = (id: string, overrides: Partial<PersonalId> = {}): PersonalId => ({
  id,
  maskedName: '林**',
  maskedIdNumber: '3****************4',
  frontImageId: null,
  backImageId: null,
  hasImage: false,
  isDefault: false,
  clearanceStatus: 'checking',
  verifyLevel: 'none',
  alertType: 'none',
  ...overrides,
});
