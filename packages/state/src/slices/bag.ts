import type { Bag, BagItem, BagMerchant, BagPriceInfo, Boutique } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface BagState {
  /** Empty until the bag was read. */
  id: string;
  isFlatRateOrder: boolean;
  /** By merchant; `items` are ids, newest first. */
  boutiques: Record<string, Boutique>;
  count: number;
  priceInfo: BagPriceInfo;
  /** Ids of the items that can be ordered as they are. */
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

const unknownShipping = { fee: 0, freeFrom: null, missingForFree: null };

const boutiqueOf = (merchant: BagMerchant): Boutique => ({
  merchant,
  shipping: unknownShipping,
  items: [],
});

/** Groups by what the items themselves say, with what is known of each boutique. */
function regrouped(items: readonly BagItem[], known: Readonly<Record<string, Boutique>>) {
  const boutiques: Record<string, Boutique> = {};
  for (const { id, merchantId, merchant } of items) {
    const group = boutiques[merchantId] ?? {
      ...(known[merchantId] ?? boutiqueOf(merchant)),
      items: [],
    };
    boutiques[merchantId] = { ...group, items: [...group.items, id] };
  }
  return boutiques;
}

function withoutItems(state: BagState, ids: readonly string[]): BagState {
  const items = state.items.filter(({ id }) => !ids.includes(id));
  const removed = state.items.length - items.length;
  return {
    ...state,
    items,
    availables: state.availables.filter((id) => !ids.includes(id)),
    boutiques: regrouped(items, state.boutiques),
    count: Math.max(0, state.count - removed),
  };
}

type Change = Pick<BagItem, 'id'> &
  Partial<Pick<BagItem, 'quantity' | 'size' | 'sizeDescription' | 'variantId'>>;

export const bagSlice = createSlice({
  name: 'bag',
  initialState,
  reducers: {
    initBag: () => initialState,
    setBag: (_, { payload }: PayloadAction<Bag>): BagState => ({
      ...payload,
      boutiques: regrouped(payload.items, payload.boutiques),
    }),
    /** What the badge shows before anybody has looked into the bag. */
    setBagCount: (state, { payload }: PayloadAction<number>) => {
      state.count = payload;
    },
    addBagItem: (state, { payload }: PayloadAction<BagItem>): BagState => {
      const others = state.items.filter(({ id }) => id !== payload.id);
      const items = [payload, ...others];
      const isNew = others.length === state.items.length;
      const boutiques = regrouped(items, state.boutiques);
      return { ...state, items, boutiques, count: state.count + Number(isNew) };
    },
    changeBagItem: (state, { payload }: PayloadAction<Change>) => {
      const item = state.items.find(({ id }) => id === payload.id);
      if (item) Object.assign(item, payload);
    },
    removeBagItem: (state, { payload }: PayloadAction<string>) => withoutItems(state, [payload]),
    removeBagItems: (state, { payload }: PayloadAction<readonly string[]>) =>
      withoutItems(state, payload),
  },
  selectors: {
    selectBag: (state) => state,
    selectBagCount: (state) => state.count,
    selectBagItem: (state, id: string) => state.items.find((item) => item.id === id),
    selectIsAvailable: (state, id: string) => state.availables.includes(id),
  },
});

export const {
  initBag,
  setBag,
  setBagCount,
  addBagItem,
  changeBagItem,
  removeBagItem,
  removeBagItems,
} = bagSlice.actions;
export const { selectBag, selectBagCount, selectBagItem, selectIsAvailable } = bagSlice.selectors;
