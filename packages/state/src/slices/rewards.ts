import type { PromoCode, RewardPackage } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface RewardsState {
  packages: RewardPackage[];
  promoCodes: PromoCode[];
  /** The package that is being claimed; one at a time. */
  claimingId: string | null;
}

const initialState: RewardsState = { packages: [], promoCodes: [], claimingId: null };

export const rewardsSlice = createSlice({
  name: 'rewards',
  owner: 'shopper',
  initialState,
  reducers: {
    setRewardPackages: (state, { payload }: PayloadAction<RewardPackage[]>) => {
      state.packages = payload;
    },
    /** Replaces the given packages and keeps all others. */
    mergeRewardPackages: (state, { payload }: PayloadAction<RewardPackage[]>) => {
      const ids = new Set(payload.map(({ id }) => id));
      state.packages = [...state.packages.filter(({ id }) => !ids.has(id)), ...payload];
    },
    setPromoCodes: (state, { payload }: PayloadAction<PromoCode[]>) => {
      state.promoCodes = payload;
    },
    claimStarted: (state, { payload }: PayloadAction<string>) => {
      state.claimingId = payload;
    },
    /** Replaces the package by the claimed one of the response. */
    claimSucceeded: (state, { payload }: PayloadAction<RewardPackage>) => {
      state.claimingId = null;
      state.packages = state.packages.map((item) => (item.id === payload.id ? payload : item));
    },
    claimFailed: (state) => {
      state.claimingId = null;
    },
  },
  selectors: {
    selectRewardPackages: (state) => state.packages,
    selectPromoCodes: (state) => state.promoCodes,
    selectClaimingId: (state) => state.claimingId,
  },
});

export const {
  setRewardPackages,
  mergeRewardPackages,
  setPromoCodes,
  claimStarted,
  claimSucceeded,
  claimFailed,
} = rewardsSlice.actions;
export const { selectRewardPackages, selectPromoCodes, selectClaimingId } = rewardsSlice.selectors;
