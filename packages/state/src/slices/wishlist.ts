import type { ProductSummary, Wishlist } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface WishlistState {
  /** Until it is loaded, every product shows as not saved. */
  isLoaded: boolean;
  /** Newest first. */
  productIds: string[];
  /** The products that are still on sale, up to the requested number. */
  products: ProductSummary[];
}

const initialState: WishlistState = { isLoaded: false, productIds: [], products: [] };

export const wishlistSlice = createSlice({
  name: 'wishlist',
  owner: 'shopper',
  initialState,
  reducers: {
    setWishlist: (_, { payload }: PayloadAction<Wishlist>): WishlistState => ({
      ...payload,
      isLoaded: true,
    }),
    /** Optimistic: dispatched before the request, and reverted if it fails. */
    addToWishlist: (state, { payload }: PayloadAction<string>) => {
      if (!state.productIds.includes(payload)) state.productIds = [payload, ...state.productIds];
    },
    removeFromWishlist: (state, { payload }: PayloadAction<string>) => {
      state.productIds = state.productIds.filter((id) => id !== payload);
      state.products = state.products.filter(({ id }) => id !== payload);
    },
    /** Shows products again after a failed removal, except those removed since. */
    restoreWishlistProducts: (state, { payload }: PayloadAction<ProductSummary[]>) => {
      state.products = payload.filter(({ id }) => state.productIds.includes(id));
    },
    resetWishlist: () => initialState,
  },
  selectors: {
    selectIsWishlistLoaded: (state) => state.isLoaded,
    selectIsInWishlist: (state, productId: string) => state.productIds.includes(productId),
    selectWishlistCount: (state) => state.productIds.length,
    selectWishlistProducts: (state) => state.products,
  },
});

export const {
  setWishlist,
  addToWishlist,
  removeFromWishlist,
  restoreWishlistProducts,
  resetWishlist,
} = wishlistSlice.actions;
export const {
  selectIsWishlistLoaded,
  selectIsInWishlist,
  selectWishlistCount,
  selectWishlistProducts,
} = wishlistSlice.selectors;
