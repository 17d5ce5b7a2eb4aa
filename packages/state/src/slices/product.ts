import type { ProductDetail, VariantsMeasurements } from '@vitrine/contract';
import type { ShippingOrigin } from '@vitrine/kit';
import { createSlice, type PayloadAction } from '../slice.ts';
import { type AvailableSize, getAvailableSizes, isOutOfStock } from './sizes.ts';

type CopiedField =
  | 'id'
  | 'description'
  | 'shortDescription'
  | 'images'
  | 'imageDetails'
  | 'color'
  | 'colourways'
  | 'brandStyleId'
  | 'brandId'
  | 'brandName'
  | 'brandDescription'
  | 'gender'
  | 'compositions'
  | 'liveModel'
  | 'sizing'
  | 'tag'
  | 'labels'
  | 'care'
  | 'madeIn'
  | 'categories'
  | 'isOnline'
  | 'isSameDayDelivery'
  | 'opening';

export interface ProductState extends Pick<ProductDetail, CopiedField> {
  defaultFinalPrice: number;
  defaultOriginPrice: number;
  currency: string;
  availableSizes: AvailableSize[];
  preferredMerchantId: string;
  /** Where its merchant sends it from; undefined while nothing sells it. */
  shipsFrom: ShippingOrigin | undefined;
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
  colourways: [],
  brandStyleId: '',
  brandId: '',
  brandName: '',
  brandDescription: '',
  gender: 'women',
  availableSizes: [],
  preferredMerchantId: '',
  shipsFrom: undefined,
  compositions: [],
  measurement: null,
  liveModel: null,
  sizing: null,
  outOfStock: false,
  tag: null,
  labels: [],
  care: [],
  madeIn: '',
  categories: [],
  isOnline: true,
  isSameDayDelivery: false,
  opening: null,
};

/** Maps a product of the API to the state of its page. */
export function toProductState(detail: ProductDetail): ProductState {
  const { preferredMerchant, price, variants: _, ...copied } = detail;
  const availableSizes = getAvailableSizes(detail);
  return {
    ...copied,
    defaultFinalPrice: price.priceInclTaxes,
    defaultOriginPrice: price.priceWithoutPromotion,
    currency: price.currencyIsoCode,
    availableSizes,
    preferredMerchantId: preferredMerchant?.merchantId ?? '',
    shipsFrom: preferredMerchant?.shipsFrom,
    measurement: null,
    outOfStock: isOutOfStock(availableSizes),
  };
}

export const productSlice = createSlice({
  name: 'product',
  owner: 'page',
  initialState,
  reducers: {
    setProduct: (_, { payload }: PayloadAction<ProductDetail>) => toProductState(payload),
    setMeasurement: (state, { payload }: PayloadAction<VariantsMeasurements>) => {
      state.measurement = payload;
    },
    resetProduct: () => initialState,
  },
  selectors: { selectProduct: (state) => state },
});

export const { setProduct, setMeasurement, resetProduct } = productSlice.actions;
export const { selectProduct } = productSlice.selectors;
