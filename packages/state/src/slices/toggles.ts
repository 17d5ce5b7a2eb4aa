import type { Gender } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

/** Features that the shop can switch on and off. */
export interface TogglesState {
  /** Undefined until the configuration or else the device has named it. */
  beautyChanges?: boolean | undefined;
  campaignSubscription: boolean;
  sameDayDelivery: boolean;
  appBanner: boolean;
}

/** Until the configuration is loaded, everything is on but what is still under trial. */
const initialState: TogglesState = {
  campaignSubscription: true,
  sameDayDelivery: true,
  appBanner: true,
};

export const togglesSlice = createSlice({
  name: 'toggles',
  owner: 'app',
  persist: {
    key: 'beautyChanges',
    select: ({ beautyChanges }) => beautyChanges,
    restore: 'restoreToggles',
  },
  initialState,
  reducers: {
    /** Sets the features that the configuration names. */
    setToggles: (state, { payload }: PayloadAction<Partial<TogglesState>>) => {
      Object.assign(state, payload);
    },
    restoreToggles: (state, { payload }: PayloadAction<unknown>) => {
      if (state.beautyChanges === undefined) state.beautyChanges = payload === true;
    },
  },
  selectors: {
    selectToggles: (state) => state,
    selectBeautyChanges: (state) => state.beautyChanges === true,
  },
});

export const { setToggles } = togglesSlice.actions;
export const { selectToggles, selectBeautyChanges } = togglesSlice.selectors;

/** The root category of each gender, which contains no beauty products. */
export const DEFAULT_CATEGORIES: Readonly<Record<Gender, string>> = {
  men: '141259',
  kids: '141260',
  women: '141258',
};

/**
 * With `beautyChanges` on, a list with a gender and no category gets the root category of the
 * gender.
 */
export function withDefaultCategory<
  Q extends { gender?: Gender | undefined; categories?: string | undefined },
>(query: Q, beautyChanges: boolean): Q {
  if (!beautyChanges || !query.gender || query.categories) return query;
  return { ...query, categories: DEFAULT_CATEGORIES[query.gender] };
}
