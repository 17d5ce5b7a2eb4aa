import type { Gender } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

/** A promotion in the banner above every page, or in a popup. */
export interface PromoMessage {
  id: string;
  text: string;
  link: string | null;
  /** Whom it is for; nothing: everybody. */
  gender?: Gender | null;
  /** The sizes of its picture, the smallest first. */
  images?: { url: string; size: number; position?: string | undefined }[] | undefined;
}

export interface CommonState {
  showSpinner: boolean;
  showSectionSpinner: boolean;
  prefGender: Gender;
  showTabbar: boolean;
  /** The promotions above every page, the first one first. */
  promoBanner: readonly PromoMessage[];
  promoPopup: PromoMessage | null;
}

const initialState: CommonState = {
  showSpinner: false,
  showSectionSpinner: false,
  prefGender: 'women',
  showTabbar: true,
  promoBanner: [],
  promoPopup: null,
};

export const commonSlice = createSlice({
  name: 'common',
  owner: 'app',
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
    setPromoBanner: (state, { payload }: PayloadAction<readonly PromoMessage[]>) => {
      state.promoBanner = [...payload];
    },
    setPromoPopup: (state, { payload }: PayloadAction<PromoMessage | null>) => {
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
