import type { Gender } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

/** Features that the shop can switch on and off. */
export interface TogglesState {
  beautyChanges: boolean;
  campaignSubscription: boolean;
  sameDayDelivery: boolean;
  appBanner: boolean;
}

/** Until the configuration is loaded, everything is on but what is still under trial. */
const initialState: TogglesState = {
  beautyChanges: false,
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
    /** Features that the configuration does not name keep their state. */
    setToggles: (state, { payload }: PayloadAction<Readonly<Record<string, boolean>>>) => ({
      beautyChanges: payload.beautyChanges ?? state.beautyChanges,
      campaignSubscription: payload.campaignSubscription ?? state.campaignSubscription,
      sameDayDelivery: payload.sameDayDelivery ?? state.sameDayDelivery,
      appBanner: payload.appBanner ?? state.appBanner,
    }),
    setBeautyChanges: (state, { payload }: PayloadAction<boolean>) => {
      state.beautyChanges = payload;
    },
    restoreToggles: (state, { payload }: PayloadAction<unknown>) => {
      state.beautyChanges = payload === true;
    },
  },
  selectors: {
    selectToggles: (state) => state,
    selectBeautyChanges: (state) => state.beautyChanges,
  },
});

export const { setToggles, setBeautyChanges } = togglesSlice.actions;
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
