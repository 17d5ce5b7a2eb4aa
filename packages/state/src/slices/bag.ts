import type { Bag, BagItem, BagMerchant, BagPriceInfo, Boutique } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface BagState {
  /** Empty until the bag is loaded. */
  id: string;
  isFlatRateOrder: boolean;
  /** By merchant; `items` are ids, newest first. */
  boutiques: Record<string, Boutique>;
  count: number;
  priceInfo: BagPriceInfo;
  /** Ids of the items that can be ordered without a change. */
  availables: string[];
  items: BagItem[];
}

const initialState: BagState = {
  id: '',
  isFlatRateOrder: false,
  boutiques: {},
  count: 0,
  priceInfo: { currencyIsoCode: 'CNY', subTotalAmount: 0, totalShippingFee: 0, grandTotal: 0 },
  availables: [],
  items: [],
};

const UNKNOWN_SHIPPING = {
  fee: 0,
  regularFee: 0,
  freeFrom: null,
  missingForFree: null,
  promise: null,
};

const createBoutique = (merchant: BagMerchant): Boutique => ({
  merchant,
  shipping: UNKNOWN_SHIPPING,
  shipsFrom: 'domestic',
  passesCustoms: false,
  items: [],
});

/** Groups items by merchant; the shipping of each known boutique is kept. */
function groupByBoutique(items: readonly BagItem[], known: Readonly<Record<string, Boutique>>) {
  const boutiques: Record<string, Boutique> = {};
  for (const { id, merchantId, merchant } of items) {
    const group = boutiques[merchantId] ?? {
      ...(known[merchantId] ?? createBoutique(merchant)),
      items: [],
    };
    boutiques[merchantId] = { ...group, items: [...group.items, id] };
  }
  return boutiques;
}

const sumQuantities = (items: readonly BagItem[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

function withoutItems(state: BagState, ids: readonly string[]): BagState {
  const items = state.items.filter(({ id }) => !ids.includes(id));
  return {
    ...state,
    items,
    availables: state.availables.filter((id) => !ids.includes(id)),
    boutiques: groupByBoutique(items, state.boutiques),
    count: Math.max(0, state.count - sumQuantities(state.items) + sumQuantities(items)),
  };
}

type BagItemChange = Pick<BagItem, 'id'> &
  Partial<Pick<BagItem, 'quantity' | 'size' | 'sizeDescription' | 'variantId'>>;

export const bagSlice = createSlice({
  name: 'bag',
  owner: 'shopper',
  initialState,
  reducers: {
    resetBag: () => initialState,
    setBag: (_, { payload }: PayloadAction<Bag>): BagState => ({
      ...payload,
      boutiques: groupByBoutique(payload.items, payload.boutiques),
    }),
    /** Sets the count of the badge before the bag itself is loaded. */
    setBagCount: (state, { payload }: PayloadAction<number>) => {
      state.count = payload;
    },
    addBagItem: (state, { payload }: PayloadAction<BagItem>): BagState => {
      const others = state.items.filter(({ id }) => id !== payload.id);
      const items = [payload, ...others];
      const boutiques = groupByBoutique(items, state.boutiques);
      const added = sumQuantities(items) - sumQuantities(state.items);
      return { ...state, items, boutiques, count: state.count + added };
    },
    changeBagItem: (state, { payload }: PayloadAction<BagItemChange>) => {
      const item = state.items.find(({ id }) => id === payload.id);
      if (!item) return;
      state.count += (payload.quantity ?? item.quantity) - item.quantity;
      Object.assign(item, payload);
    },
    removeBagItem: (state, { payload }: PayloadAction<string>) => withoutItems(state, [payload]),
    removeBagItems: (state, { payload }: PayloadAction<readonly string[]>) =>
      withoutItems(state, payload),
  },
  selectors: {
    selectBag: (state) => state,
    selectBagCount: (state) => state.count,
  },
});

export const {
  resetBag,
  setBag,
  setBagCount,
  addBagItem,
  changeBagItem,
  removeBagItem,
  removeBagItems,
} = bagSlice.actions;
export const { selectBag, selectBagCount } = bagSlice.selectors;
