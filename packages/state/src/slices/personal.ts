import type { PersonalProducts } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

/** Personalised products, if the shopper has consented; null until loaded. */
export interface PersonalState {
  recentlyViewed: PersonalProducts | null;
  recommendations: PersonalProducts | null;
}

const initialState: PersonalState = { recentlyViewed: null, recommendations: null };

export const personalSlice = createSlice({
  name: 'personal',
  owner: 'shopper',
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
