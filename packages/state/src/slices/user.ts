import type { Preference, Profile, Role } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

/** Why the shopper is asked to decide something before they go on. */
const ASKED_OF = ['recently-viewed', 'recommendations'] as const;

export interface UserState {
  /** What this device remembers of its last visit. Who is there now is the session's to say. */
  isLoggedIn: boolean;
  isWechatBound: boolean;
  info: Profile | null;
  /** What happened last with the shopper's login, for whoever looks for a fault. */
  log: string;
  /** Where the shopper was when a login was asked for. */
  fromUrl: string;
  /** The code that the messaging app has handed over, until it is used. */
  wxCode: string;
  /** The address that the visit began with: some phones sign that one and no other. */
  landing: string;
  userBenefits: readonly string[];
  role: Role | null;
  preferences: readonly Preference[];
  showGB2020Popup: boolean;
  /** The shopper has let the messaging app say who they are. */
  isWxAuthed: boolean;
  /** The messaging app's script has taken our signature. */
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
  preferences: [],
  showGB2020Popup: false,
  isWxAuthed: false,
  wxBridgeReady: false,
};

/** Whoever has decided neither about what they viewed nor about recommendations is asked. */
export const needsGB2020Popup = (preferences: readonly Preference[]): boolean =>
  !preferences.some(({ code }) => ASKED_OF.includes(code));

export const userSlice = createSlice({
  name: 'user',
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
    /** Role and benefits come together and belong together. */
    setUserBenefits: (
      state,
      { payload }: PayloadAction<{ role: Role; benefits: readonly { code: string }[] }>,
    ) => {
      state.role = payload.role;
      state.userBenefits = payload.benefits.map(({ code }) => code);
    },
    setPreferences: (state, { payload }: PayloadAction<readonly Preference[]>) => {
      state.preferences = [...payload];
      state.showGB2020Popup = needsGB2020Popup(payload);
    },
    /** The shopper was asked and has answered, whatever the answer was. */
    preferencesCreated: (state, { payload }: PayloadAction<readonly Preference[]>) => {
      state.preferences = [...payload];
      state.showGB2020Popup = false;
    },
    setWxAuthed: (state, { payload }: PayloadAction<boolean>) => {
      state.isWxAuthed = payload;
    },
    setWxBridgeReady: (state, { payload }: PayloadAction<boolean>) => {
      state.wxBridgeReady = payload;
    },
    /** Nothing of a shopper stays behind; what is the page's own does. */
    userLeft: (state): UserState => ({
      ...initialState,
      landing: state.landing,
      wxBridgeReady: state.wxBridgeReady,
    }),
  },
  selectors: {
    selectWasLoggedIn: (state) => state.isLoggedIn,
    selectIsWechatBound: (state) => state.isWechatBound,
    selectUserInfo: (state) => state.info,
    selectLog: (state) => state.log,
    selectFromUrl: (state) => state.fromUrl,
    selectWxCode: (state) => state.wxCode,
    selectLanding: (state) => state.landing,
    selectUserBenefits: (state) => state.userBenefits,
    selectRole: (state) => state.role,
    selectPreferences: (state) => state.preferences,
    selectShowGB2020Popup: (state) => state.showGB2020Popup,
    selectIsWxAuthed: (state) => state.isWxAuthed,
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
  setWxAuthed,
  setWxBridgeReady,
  userLeft,
} = userSlice.actions;
export const {
  selectWasLoggedIn,
  selectIsWechatBound,
  selectUserInfo,
  selectLog,
  selectFromUrl,
  selectWxCode,
  selectLanding,
  selectUserBenefits,
  selectRole,
  selectPreferences,
  selectShowGB2020Popup,
  selectIsWxAuthed,
  selectWxBridgeReady,
} = userSlice.selectors;
