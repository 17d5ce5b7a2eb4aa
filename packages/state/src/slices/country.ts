import type { CountryState } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

/** China, whose provinces are shown where no other country was chosen. */
export const DEFAULT_COUNTRY_ID = '42';

export interface CountryOfStates {
  countryId: string;
  states: CountryState[];
}

const initialState: CountryOfStates = { countryId: DEFAULT_COUNTRY_ID, states: [] };

export const countrySlice = createSlice({
  name: 'country',
  initialState,
  reducers: {
    /** Another country's states would be wrong ones, so they go at once. */
    setCountry: (state, { payload }: PayloadAction<string>) =>
      payload === state.countryId ? state : { countryId: payload, states: [] },
    /** Late states of a country that is no longer the chosen one are of no use. */
    setStates: (state, { payload }: PayloadAction<CountryOfStates>) =>
      payload.countryId === state.countryId ? payload : state,
  },
  selectors: {
    selectCountryId: (state) => state.countryId,
    selectStates: (state) => state.states,
  },
});

export const { setCountry, setStates } = countrySlice.actions;
export const { selectCountryId, selectStates } = countrySlice.selectors;
