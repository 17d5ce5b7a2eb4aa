import { createSlice, type PayloadAction } from '../slice.ts';

/** What a row shows; older ones are forgotten. */
export const MAX_VIEWED_ON_DEVICE = 20;

const initialState: readonly string[] = [];

const addInFront = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, MAX_VIEWED_ON_DEVICE);

/** The ids of the products that a guest viewed on this device, the latest first. */
export const viewedProductsSlice = createSlice({
  name: 'viewedProducts',
  owner: 'app',
  persist: { key: 'viewedProducts', select: (ids) => ids, restore: 'restoreViewedProducts' },
  initialState,
  reducers: {
    addViewedProduct: (ids, { payload }: PayloadAction<string>) => addInFront(ids, payload),
    /** Products that were viewed before the stored ones were read stay in front. */
    restoreViewedProducts: (ids, { payload }: PayloadAction<unknown>) => {
      if (!Array.isArray(payload)) return;
      const stored = payload.filter((id) => typeof id === 'string' && /^[1-9]\d{0,11}$/.test(id));
      return [...new Set([...ids, ...stored])].slice(0, MAX_VIEWED_ON_DEVICE);
    },
  },
  selectors: {
    selectViewedOnDevice: (ids) => ids,
  },
});

export const { addViewedProduct } = viewedProductsSlice.actions;
export const { selectViewedOnDevice } = viewedProductsSlice.selectors;
