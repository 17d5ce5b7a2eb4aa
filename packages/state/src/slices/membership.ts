import type { Tiers } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface MembershipState {
  /** All tiers and the shopper's own; null until loaded. */
  tiers: Tiers | null;
}

const initialState: MembershipState = { tiers: null };

export const membershipSlice = createSlice({
  name: 'membership',
  owner: 'shopper',
  initialState,
  reducers: {
    setTiers: (state, { payload }: PayloadAction<Tiers>) => {
      state.tiers = payload;
    },
  },
  selectors: {
    selectTiers: (state) => state.tiers,
  },
});

export const { setTiers } = membershipSlice.actions;
export const { selectTiers } = membershipSlice.selectors;
