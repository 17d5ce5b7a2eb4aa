import type { CheckoutOrder, MerchantShipping, ShippingType } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export type PromoStatus = 'none' | 'checking' | 'applied' | 'refused';

export interface CheckoutOrderState {
  id: string;
  /** Null until the order was opened or read. */
  info: CheckoutOrder | null;
  promoCode: {
    value: string;
    status: PromoStatus;
    /** Why it was refused, in the shop's words. */
    message: string;
  };
  /** How each boutique can send; a choice shows at once, before the shop has answered. */
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
 * A reward package has no code to show, but is applied all the same. What was only typed, or refused,
 * outlives a change of something else.
 */
function promoOf({ promo }: CheckoutOrder, before: CheckoutOrderState['promoCode']) {
  if (promo) return { value: promo.code ?? '', status: 'applied', message: '' } as const;
  return before.status === 'none' || before.status === 'refused' ? before : noPromo;
}

export const checkoutOrderSlice = createSlice({
  name: 'checkoutOrder',
  initialState,
  reducers: {
    setCheckoutOrder: (state, { payload }: PayloadAction<CheckoutOrder>): CheckoutOrderState => ({
      id: payload.id,
      info: payload,
      promoCode: promoOf(payload, state.promoCode),
      shippingInfo: payload.shippingOptions,
    }),
    setShippingInfo: (state, { payload }: PayloadAction<MerchantShipping[]>) => {
      state.shippingInfo = payload;
    },
    chooseShipping: (
      state,
      { payload }: PayloadAction<{ merchantId: string; type: ShippingType }>,
    ) => {
      const ofMerchant = state.shippingInfo.find(
        ({ merchant }) => merchant.id === payload.merchantId,
      );
      for (const option of ofMerchant?.options ?? [])
        option.selected = option.type === payload.type;
    },
    typePromoCode: (state, { payload }: PayloadAction<string>) => {
      state.promoCode = { ...noPromo, value: payload };
    },
    checkPromoCode: (state) => {
      state.promoCode.status = 'checking';
      state.promoCode.message = '';
    },
    refusePromoCode: (state, { payload }: PayloadAction<string>) => {
      state.promoCode.status = 'refused';
      state.promoCode.message = payload;
    },
    setCheckoutPersonalId: (state, { payload }: PayloadAction<string>) => {
      if (state.info) state.info.personalIdId = payload;
    },
    resetCheckoutOrder: () => initialState,
  },
  selectors: {
    selectCheckoutOrder: (state) => state.info,
    selectCheckoutPromo: (state) => state.promoCode,
    selectShippingInfo: (state) => state.shippingInfo,
    /** What still has to be chosen before the order can be paid, in the order of the screen. */
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
  refusePromoCode,
  setCheckoutPersonalId,
  resetCheckoutOrder,
} = checkoutOrderSlice.actions;
export const { selectCheckoutOrder, selectCheckoutPromo, selectShippingInfo, selectMissingChoice } =
  checkoutOrderSlice.selectors;
