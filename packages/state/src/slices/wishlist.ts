import type { ProductSummary, Wishlist } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface WishlistState {
  /** Whether the hearts are known; until then none is shown as given. */
  isRead: boolean;
  /** The latest first. */
  productIds: string[];
  /** Those that the shop still shows; only as many as were asked for. */
  products: ProductSummary[];
}

const initialState: WishlistState = { isRead: false, productIds: [], products: [] };

export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    setWishlist: (_, { payload }: PayloadAction<Wishlist>): WishlistState => ({
      ...payload,
      isRead: true,
    }),
    /** Before the shop has said so; taken back if it does not. */
    giveHeart: (state, { payload }: PayloadAction<string>) => {
      if (!state.productIds.includes(payload)) state.productIds = [payload, ...state.productIds];
    },
    takeHeart: (state, { payload }: PayloadAction<string>) => {
      state.productIds = state.productIds.filter((id) => id !== payload);
      state.products = state.products.filter(({ id }) => id !== payload);
    },
    /** What was out of sight while the shop was asked in vain; without what has gone since. */
    showAgain: (state, { payload }: PayloadAction<ProductSummary[]>) => {
      state.products = payload.filter(({ id }) => state.productIds.includes(id));
    },
    resetWishlist: () => initialState,
  },
  selectors: {
    selectIsWishlistRead: (state) => state.isRead,
    selectHasHeart: (state, productId: string) => state.productIds.includes(productId),
    selectHeartCount: (state) => state.productIds.length,
    selectWishlistProducts: (state) => state.products,
  },
});

export const { setWishlist, giveHeart, takeHeart, showAgain, resetWishlist } =
  wishlistSlice.actions;
export const { selectIsWishlistRead, selectHasHeart, selectHeartCount, selectWishlistProducts } =
  wishlistSlice.selectors;
