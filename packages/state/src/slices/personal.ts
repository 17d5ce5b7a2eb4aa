import type { PersonalProducts } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

/** What the shop picks for one shopper, if they let it; null until it was asked for. */
export interface PersonalState {
  recentlyViewed: PersonalProducts | null;
  recommendations: PersonalProducts | null;
}

const initialState: PersonalState = { recentlyViewed: null, recommendations: null };

export const personalSlice = createSlice({
  name: 'personal',
  initialState,
  reducers: {
    setRecentlyViewed: (state, { payload }: PayloadAction<PersonalProducts>) => {
      state.recentlyViewed = payload;
    },
    setRecommendations: (state, { payload }: PayloadAction<PersonalProducts>) => {
      state.recommendations = payload;
    },
  },
  selectors: {
    selectRecentlyViewed: (state) => state.recentlyViewed,
    selectRecommendations: (state) => state.recommendations,
  },
});

export const { setRecentlyViewed, setRecommendations } = personalSlice.actions;
export const { selectRecentlyViewed, selectRecommendations } = personalSlice.selectors;
