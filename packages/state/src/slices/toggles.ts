import type { Gender } from '@vitrine/contract';
import { keepOnDevice } from '../kept.ts';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface TogglesState {
  beautyChanges: boolean;
}

const initialState: TogglesState = { beautyChanges: false };

export const togglesSlice = createSlice({
  name: 'toggles',
  initialState,
  reducers: {
    setBeautyChanges: (state, { payload }: PayloadAction<boolean>) => {
      state.beautyChanges = payload;
    },
    togglesRestored: (_, { payload }: PayloadAction<TogglesState>) => payload,
  },
  selectors: { selectBeautyChanges: (state) => state.beautyChanges },
});

export const { setBeautyChanges, togglesRestored } = togglesSlice.actions;
export const { selectBeautyChanges } = togglesSlice.selectors;

keepOnDevice({
  key: 'beautyChanges',
  read: selectBeautyChanges,
  restore: (store, value) => store.dispatch(togglesRestored({ beautyChanges: value === true })),
});

/** The category that holds everything of a gender, without beauty. */
export const DEFAULT_CATEGORIES: Readonly<Record<Gender, string>> = {
  men: '141259',
  kids: '141260',
  women: '141258',
};

/** With beauty changes on, a listing that names a gender but no category gets the gender's own. */
export function withDefaultCategory<
  Q extends { gender?: Gender | undefined; categories?: string | undefined },
>(query: Q, beautyChanges: boolean): Q {
  if (!beautyChanges || !query.gender || query.categories) return query;
  return { ...query, categories: DEFAULT_CATEGORIES[query.gender] };
}
