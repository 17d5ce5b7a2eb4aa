import type { Preference, Profile, Role, StylistContact } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

/** The preferences that the consent popup asks about. */
const CONSENT_CODES = ['recently-viewed', 'recommendations'] as const;

export interface UserState {
  /** Stored on the device from the last session. The current login is in the session slice. */
  isLoggedIn: boolean;
  isWechatBound: boolean;
  info: Profile | null;
  /** The last event of the login, for debugging. */
  log: string;
  /** The page that required a login. */
  fromUrl: string;
  /** The login code of the messaging app, until it is used. */
  wxCode: string;
  /** The URL that the session began with: on some phones only this URL can be signed. */
  landing: string;
  userBenefits: readonly string[];
  role: Role | null;
  /** The stylist of the shopper's tier. */
  stylist: StylistContact | null;
  preferences: readonly Preference[];
  showGB2020Popup: boolean;
  /** The script of the messaging app has accepted our signature. */
  wxBridgeReady: boolean;
}

const initialState: UserState = {
  isLoggedIn: false,
  isWechatBound: false,
  info: null,
  log: '',
  fromUrl: '',
  wxCode: '',
  landing: '',
  userBenefits: [],
  role: null,
  stylist: null,
  preferences: [],
  showGB2020Popup: false,
  wxBridgeReady: false,
};

interface UserBenefits {
  role: Role;
  benefits: readonly { code: string }[];
  stylist?: StylistContact | null;
}

/** The popup shows until the shopper has decided about one of its preferences. */
export const needsGB2020Popup = (preferences: readonly Preference[]): boolean =>
  !preferences.some(({ code }) => CONSENT_CODES.includes(code));

export const userSlice = createSlice({
  name: 'user',
  owner: 'app',
  initialState,
  reducers: {
    setLoggedIn: (state, { payload }: PayloadAction<boolean>) => {
      state.isLoggedIn = payload;
    },
    setWechatBound: (state, { payload }: PayloadAction<boolean>) => {
      state.isWechatBound = payload;
    },
    setUserInfo: (state, { payload }: PayloadAction<Profile | null>) => {
      state.info = payload;
      if (payload) state.isWechatBound = payload.isMessagingBound;
    },
    setLog: (state, { payload }: PayloadAction<string>) => {
      state.log = payload;
    },
    setFromUrl: (state, { payload }: PayloadAction<string>) => {
      state.fromUrl = payload;
    },
    setWxCode: (state, { payload }: PayloadAction<string>) => {
      state.wxCode = payload;
    },
    setLanding: (state, { payload }: PayloadAction<string>) => {
      state.landing = payload;
    },
    /** Role and benefits come from one response. */
    setUserBenefits: (state, { payload }: PayloadAction<UserBenefits>) => {
      state.role = payload.role;
      state.stylist = payload.stylist ?? null;
      state.userBenefits = payload.benefits.map(({ code }) => code);
    },
    setPreferences: (state, { payload }: PayloadAction<readonly Preference[]>) => {
      state.preferences = [...payload];
      state.showGB2020Popup = needsGB2020Popup(payload);
    },
    /** The shopper has answered the popup, with yes or no. */
    preferencesCreated: (state, { payload }: PayloadAction<readonly Preference[]>) => {
      state.preferences = [...payload];
      state.showGB2020Popup = false;
    },
    setWxBridgeReady: (state, { payload }: PayloadAction<boolean>) => {
      state.wxBridgeReady = payload;
    },
    /** Clears everything about the shopper and keeps what belongs to the page. */
    userCleared: (state): UserState => ({
      ...initialState,
      landing: state.landing,
      wxBridgeReady: state.wxBridgeReady,
    }),
  },
  selectors: {
    selectIsWechatBound: (state) => state.isWechatBound,
    selectUserInfo: (state) => state.info,
    selectLog: (state) => state.log,
    selectFromUrl: (state) => state.fromUrl,
    selectWxCode: (state) => state.wxCode,
    selectLanding: (state) => state.landing,
    selectUserBenefits: (state) => state.userBenefits,
    selectRole: (state) => state.role,
    selectStylist: (state) => state.stylist,
    selectPreferences: (state) => state.preferences,
    selectWxBridgeReady: (state) => state.wxBridgeReady,
  },
});

export const {
  setLoggedIn,
  setWechatBound,
  setUserInfo,
  setLog,
  setFromUrl,
  setWxCode,
  setLanding,
  setUserBenefits,
  setPreferences,
  preferencesCreated,
  setWxBridgeReady,
  userCleared,
} = userSlice.actions;
export const {
  selectIsWechatBound,
  selectUserInfo,
  selectLog,
  selectFromUrl,
  selectWxCode,
  selectLanding,
  selectUserBenefits,
  selectRole,
  selectStylist,
  selectPreferences,
  selectWxBridgeReady,
} = userSlice.selectors;
