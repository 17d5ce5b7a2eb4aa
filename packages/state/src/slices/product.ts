import type { Merchant, ProductDetail, VariantsMeasurements } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';
import { type AvailableSize, isOutOfStock, sizesOf } from './sizes.ts';

type Kept =
  | 'id'
  | 'description'
  | 'shortDescription'
  | 'images'
  | 'color'
  | 'brandStyleId'
  | 'brandId'
  | 'brandName'
  | 'brandDescription'
  | 'gender'
  | 'compositions'
  | 'liveModel'
  | 'tag'
  | 'labels'
  | 'care'
  | 'madeIn'
  | 'categories'
  | 'isOnline'
  | 'isSameDayDelivery';

export interface ProductState extends Pick<ProductDetail, Kept> {
  defaultFinalPrice: number;
  defaultOriginPrice: number;
  currency: string;
  availableSizes: AvailableSize[];
  preferredMerchantId: string;
  merchant: Merchant | null;
  measurement: VariantsMeasurements | null;
  outOfStock: boolean;
}

const initialState: ProductState = {
  id: '',
  description: '',
  shortDescription: '',
  defaultFinalPrice: 0,
  defaultOriginPrice: 0,
  currency: 'CNY',
  images: [],
  color: '',
  brandStyleId: '',
  brandId: '',
  brandName: '',
  brandDescription: '',
  gender: 'women',
  availableSizes: [],
  preferredMerchantId: '',
  merchant: null,
  compositions: [],
  measurement: null,
  liveModel: null,
  outOfStock: false,
  tag: null,
  labels: [],
  care: [],
  madeIn: '',
  categories: [],
  isOnline: true,
  isSameDayDelivery: false,
};

/** A product as its page shows it, from the product as it travels. */
export function productOf(detail: ProductDetail): ProductState {
  const { preferredMerchant, price, variants: _, ...kept } = detail;
  const availableSizes = sizesOf(detail);
  return {
    ...kept,
    defaultFinalPrice: price.priceInclTaxes,
    defaultOriginPrice: price.priceWithoutPromotion,
    currency: price.currencyIsoCode,
    availableSizes,
    preferredMerchantId: preferredMerchant?.merchantId ?? '',
    merchant: null,
    measurement: null,
    outOfStock: isOutOfStock(availableSizes),
  };
}

export const productSlice = createSlice({
  name: 'product',
  initialState,
  reducers: {
    setProduct: (_, { payload }: PayloadAction<ProductDetail>) => productOf(payload),
    setMerchant: (state, { payload }: PayloadAction<Merchant>) => {
      state.merchant = payload;
    },
    setMeasurement: (state, { payload }: PayloadAction<VariantsMeasurements>) => {
      state.measurement = payload;
    },
    resetProduct: () => initialState,
  },
  selectors: { selectProduct: (state) => state },
});

export const { setProduct, setMerchant, setMeasurement, resetProduct } = productSlice.actions;
export const { selectProduct } = productSlice.selectors;
