import type { CheckoutOrder, MerchantShipping, ShippingType } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export type PromoStatus = 'none' | 'checking' | 'applied' | 'refused';

export interface CheckoutOrderState {
  id: string;
  /** Null until the order is created or loaded. */
  info: CheckoutOrder | null;
  promoCode: {
    value: string;
    status: PromoStatus;
    /** The reason of the rejection, as text for the shopper. */
    message: string;
  };
  /**
   * The shipping options of each merchant; a choice shows at once, before the server has confirmed
   * it.
   */
  shippingInfo: MerchantShipping[];
}

const noPromo: CheckoutOrderState['promoCode'] = { value: '', status: 'none', message: '' };
const initialState: CheckoutOrderState = {
  id: '',
  info: null,
  promoCode: noPromo,
  shippingInfo: [],
};

/**
 * The promo code of an order; an applied reward package has an empty code. A code that was only
 * typed, or was rejected, survives other changes of the order.
 */
function toPromoCode({ promo }: CheckoutOrder, previous: CheckoutOrderState['promoCode']) {
  if (promo) return { value: promo.code ?? '', status: 'applied', message: '' } as const;
  return previous.status === 'none' || previous.status === 'refused' ? previous : noPromo;
}

export const checkoutOrderSlice = createSlice({
  name: 'checkoutOrder',
  // Shared by all pages: the pages of addresses and personal IDs change it and lead back to it.
  owner: 'shopper',
  initialState,
  reducers: {
    setCheckoutOrder: (state, { payload }: PayloadAction<CheckoutOrder>): CheckoutOrderState => ({
      id: payload.id,
      info: payload,
      promoCode: toPromoCode(payload, state.promoCode),
      shippingInfo: payload.shippingOptions,
    }),
    setShippingInfo: (state, { payload }: PayloadAction<MerchantShipping[]>) => {
      state.shippingInfo = payload;
    },
    chooseShipping: (
      state,
      { payload }: PayloadAction<{ merchantId: string; type: ShippingType }>,
    ) => {
      const shipping = state.shippingInfo.find(
        ({ merchant }) => merchant.id === payload.merchantId,
      );
      for (const option of shipping?.options ?? []) option.selected = option.type === payload.type;
    },
    typePromoCode: (state, { payload }: PayloadAction<string>) => {
      state.promoCode = { ...noPromo, value: payload };
    },
    checkPromoCode: (state) => {
      state.promoCode.status = 'checking';
      state.promoCode.message = '';
    },
    rejectPromoCode: (state, { payload }: PayloadAction<string>) => {
      state.promoCode.status = 'refused';
      state.promoCode.message = payload;
    },
    setCheckoutPersonalId: (state, { payload }: PayloadAction<string>) => {
      if (state.info) state.info.personalIdId = payload;
    },
  },
  selectors: {
    selectCheckoutId: (state) => state.id,
    selectCheckoutOrder: (state) => state.info,
    selectCheckoutPromo: (state) => state.promoCode,
    selectShippingInfo: (state) => state.shippingInfo,
    /**
     * The first choice that is missing before the order can be paid, from the top of the screen.
     */
    selectMissingChoice: ({ info }): 'address' | 'personal-id' | null => {
      if (!info?.shippingAddress) return 'address';
      return info.isPersonalIdRequired && !info.personalIdId ? 'personal-id' : null;
    },
  },
});

export const {
  setCheckoutOrder,
  setShippingInfo,
  chooseShipping,
  typePromoCode,
  checkPromoCode,
  rejectPromoCode,
  setCheckoutPersonalId,
} = checkoutOrderSlice.actions;
export const {
  selectCheckoutId,
  selectCheckoutOrder,
  selectCheckoutPromo,
  selectShippingInfo,
  selectMissingChoice,
} = checkoutOrderSlice.selectors;
