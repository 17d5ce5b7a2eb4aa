import type { CountryState } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

/** China, the default country of an address. */
export const DEFAULT_COUNTRY_ID = '42';

export interface CountryStates {
  countryId: string;
  states: CountryState[];
}

const initialState: CountryStates = { countryId: DEFAULT_COUNTRY_ID, states: [] };

export const countrySlice = createSlice({
  name: 'country',
  owner: 'app',
  initialState,
  reducers: {
    /** Clears the states of the previous country at once. */
    setCountry: (state, { payload }: PayloadAction<string>) =>
      payload === state.countryId ? state : { countryId: payload, states: [] },
    /** Ignores a late response for a country that is no longer selected. */
    setStates: (state, { payload }: PayloadAction<CountryStates>) =>
      payload.countryId === state.countryId ? payload : state,
  },
  selectors: {
    selectCountryId: (state) => state.countryId,
    selectStates: (state) => state.states,
  },
});

export const { setCountry, setStates } = countrySlice.actions;
export const { selectCountryId, selectStates } = countrySlice.selectors;
