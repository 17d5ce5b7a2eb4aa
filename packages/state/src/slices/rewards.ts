import type { PromoCode, RewardPackage, RewardPackageStatus } from '@vitrine/contract';
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
  initialState,
  reducers: {
    setRewardPackages: (state, { payload }: PayloadAction<RewardPackage[]>) => {
      state.packages = payload;
    },
    /** Of some promotions: those of others stay as they are. */
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
    /** A claim that succeeded answers the package as it now stands. */
    claimSucceeded: (state, { payload }: PayloadAction<RewardPackage>) => {
      state.claimingId = null;
      state.packages = state.packages.map((one) => (one.id === payload.id ? payload : one));
    },
    claimFailed: (state) => {
      state.claimingId = null;
    },
    resetRewards: () => initialState,
  },
  selectors: {
    selectRewardPackages: (state) => state.packages,
    /** Only those of the promotions that a module names. */
    selectPackagesOf: (state, promotionIds: readonly string[]) =>
      state.packages.filter(({ promotionId }) => promotionIds.includes(promotionId)),
    selectPackagesBy: (state, status: RewardPackageStatus) =>
      state.packages.filter((one) => one.status === status),
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
  resetRewards,
} = rewardsSlice.actions;
export const {
  selectRewardPackages,
  selectPackagesOf,
  selectPackagesBy,
  selectPromoCodes,
  selectClaimingId,
} = rewardsSlice.selectors;
