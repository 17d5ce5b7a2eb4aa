import type { Gender } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

/** What is said above or over every page. */
export interface Promotion {
  id: string;
  text: string;
  link: string | null;
  image?: string | null;
}

export interface CommonState {
  showSpinner: boolean;
  showSectionSpinner: boolean;
  prefGender: Gender;
  showTabbar: boolean;
  promoBanner: Promotion | null;
  promoPopup: Promotion | null;
}

const initialState: CommonState = {
  showSpinner: false,
  showSectionSpinner: false,
  prefGender: 'women',
  showTabbar: true,
  promoBanner: null,
  promoPopup: null,
};

export const commonSlice = createSlice({
  name: 'common',
  initialState,
  reducers: {
    setSpinner: (state, { payload }: PayloadAction<boolean>) => {
      state.showSpinner = payload;
    },
    setSectionSpinner: (state, { payload }: PayloadAction<boolean>) => {
      state.showSectionSpinner = payload;
    },
    setPrefGender: (state, { payload }: PayloadAction<Gender>) => {
      state.prefGender = payload;
    },
    setTabbar: (state, { payload }: PayloadAction<boolean>) => {
      state.showTabbar = payload;
    },
    setPromoBanner: (state, { payload }: PayloadAction<Promotion | null>) => {
      state.promoBanner = payload;
    },
    setPromoPopup: (state, { payload }: PayloadAction<Promotion | null>) => {
      state.promoPopup = payload;
    },
  },
  selectors: {
    selectShowSpinner: (state) => state.showSpinner,
    selectShowSectionSpinner: (state) => state.showSectionSpinner,
    selectPrefGender: (state) => state.prefGender,
    selectShowTabbar: (state) => state.showTabbar,
    selectPromoBanner: (state) => state.promoBanner,
    selectPromoPopup: (state) => state.promoPopup,
  },
});

export const {
  setSpinner,
  setSectionSpinner,
  setPrefGender,
  setTabbar,
  setPromoBanner,
  setPromoPopup,
} = commonSlice.actions;
export const {
  selectShowSpinner,
  selectShowSectionSpinner,
  selectPrefGender,
  selectShowTabbar,
  selectPromoBanner,
  selectPromoPopup,
} = commonSlice.selectors;
