import { createSlice, type PayloadAction } from '../slice.ts';

/** Whether the token exchange is over. Until then nobody knows who the shopper is. */
export type Exchange = 'pending' | 'done';

export interface SessionState {
  exchange: Exchange;
  isLoggedIn: boolean;
  /** Empty in a browser of the shop's own pages: its cookie carries the key there. */
  sessionKey: string;
  /** Empty until there is a session: looking around needs none. */
  bagId: string;
  /** There may be a visit, but the server could not be asked: it is asked before anything is changed. */
  isUnconfirmed: boolean;
}

/** What the server says of a visit, as far as the shop shows it. */
export interface EnteredSession {
  isGuest: boolean;
  bagId: string;
  sessionKey?: string;
}

const initialState: SessionState = {
  exchange: 'pending',
  isLoggedIn: false,
  sessionKey: '',
  bagId: '',
  isUnconfirmed: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** No token, a guest's token, or an exchange that failed: the shopper is not logged in. */
    guestEntered: () => ({ ...initialState, exchange: 'done' }) satisfies SessionState,
    shopperEntered: (_, { payload }: PayloadAction<string>): SessionState => ({
      ...initialState,
      exchange: 'done',
      isLoggedIn: true,
      sessionKey: payload,
    }),
    /** A visit is known to the server. Without a key of its own, the one in use stays. */
    sessionEntered: (state, { payload }: PayloadAction<EnteredSession>): SessionState => ({
      exchange: 'done',
      isLoggedIn: !payload.isGuest,
      sessionKey: payload.sessionKey ?? state.sessionKey,
      bagId: payload.bagId,
      isUnconfirmed: false,
    }),
    /** Nobody knows: a guest for now, whose key is kept for when the server can be asked again. */
    sessionUnconfirmed: (state): SessionState => ({
      ...initialState,
      exchange: 'done',
      sessionKey: state.sessionKey,
      isUnconfirmed: true,
    }),
    /** A key that was brought or kept; whether it is still good is being asked. */
    sessionKeyBrought: (state, { payload }: PayloadAction<string>) => {
      state.sessionKey = payload;
    },
  },
  selectors: {
    selectSessionReady: (state) => state.exchange === 'done',
    selectIsLoggedIn: (state) => state.isLoggedIn,
    selectSessionKey: (state) => state.sessionKey,
    selectBagId: (state) => state.bagId,
    selectIsUnconfirmed: (state) => state.isUnconfirmed,
  },
});

export const {
  guestEntered,
  shopperEntered,
  sessionEntered,
  sessionUnconfirmed,
  sessionKeyBrought,
} = sessionSlice.actions;
export const {
  selectSessionReady,
  selectIsLoggedIn,
  selectSessionKey,
  selectBagId,
  selectIsUnconfirmed,
} = sessionSlice.selectors;
