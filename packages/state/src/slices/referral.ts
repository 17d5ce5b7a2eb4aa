import type { ReferralSummary, ReferralToken } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface ReferralState {
  token: ReferralToken | null;
  summary: ReferralSummary | null;
}

const initialState: ReferralState = { token: null, summary: null };

export const referralSlice = createSlice({
  name: 'referral',
  owner: 'shopper',
  initialState,
  reducers: {
    setReferralToken: (state, { payload }: PayloadAction<ReferralToken>) => {
      state.token = payload;
    },
    setReferralSummary: (state, { payload }: PayloadAction<ReferralSummary>) => {
      state.summary = payload;
    },
    resetReferral: () => initialState,
  },
  selectors: {
    selectReferralToken: (state) => state.token,
    selectReferralSummary: (state) => state.summary,
  },
});

export const { setReferralToken, setReferralSummary, resetReferral } = referralSlice.actions;
export const { selectReferralToken, selectReferralSummary } = referralSlice.selectors;
