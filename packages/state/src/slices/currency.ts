import { createSlice, type PayloadAction } from '../slice.ts';

/** What one yuan is worth in a currency, on a day, by a source. */
export interface CurrencyRate {
  currencyCode: string;
  perCny: number;
  asOf: string;
  source: string;
}

/** The currency that prices are also shown in, beside CNY, in which they are paid. */
export interface CurrencyState {
  rate: CurrencyRate | null;
}

const initialState: CurrencyState = { rate: null };

export const currencySlice = createSlice({
  name: 'currency',
  owner: 'app',
  initialState,
  reducers: {
    setCurrencyRate: (state, { payload }: PayloadAction<CurrencyRate | null>) => {
      state.rate = payload;
    },
  },
  selectors: { selectCurrencyRate: (state) => state.rate },
});

export const { setCurrencyRate } = currencySlice.actions;
export const { selectCurrencyRate } = currencySlice.selectors;
