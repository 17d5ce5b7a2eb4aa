import { createSlice, type PayloadAction } from '../slice.ts';

/**
 * The state of the token exchange. Until it is done, it is unknown whether the shopper is logged
 * in.
 */
export type ExchangeStatus = 'pending' | 'done';

export interface SessionState {
  exchange: ExchangeStatus;
  isLoggedIn: boolean;
  /** Empty on the web: there a cookie carries the key. */
  sessionKey: string;
  /** Empty until there is a session: browsing needs none. */
  bagId: string;
  /** The shopper who is logged in; null for guests. */
  userId: string | null;
  /**
   * There may be a session, but the server could not be reached: it must confirm before a change.
   */
  isUnconfirmed: boolean;
}

/** The fields of a server session that the shop uses. */
export interface StartedSession {
  isGuest: boolean;
  bagId: string;
  userId?: string | null;
  sessionKey?: string;
}

const initialState: SessionState = {
  exchange: 'pending',
  isLoggedIn: false,
  sessionKey: '',
  bagId: '',
  userId: null,
  isUnconfirmed: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  owner: 'app',
  initialState,
  reducers: {
    /** No token, a guest's token, or an exchange that failed: the shopper is not logged in. */
    guestSessionStarted: () => ({ ...initialState, exchange: 'done' }) satisfies SessionState,
    shopperSessionStarted: (_, { payload }: PayloadAction<string>): SessionState => ({
      ...initialState,
      exchange: 'done',
      isLoggedIn: true,
      sessionKey: payload,
    }),
    /** The server has confirmed a session. Without a key in the response, the current key stays. */
    sessionStarted: (state, { payload }: PayloadAction<StartedSession>): SessionState => ({
      exchange: 'done',
      isLoggedIn: !payload.isGuest,
      sessionKey: payload.sessionKey ?? state.sessionKey,
      bagId: payload.bagId,
      userId: payload.userId ?? null,
      isUnconfirmed: false,
    }),
    /** The server could not be reached: a guest for now, whose key is kept for the next attempt. */
    sessionUnconfirmed: (state): SessionState => ({
      ...initialState,
      exchange: 'done',
      sessionKey: state.sessionKey,
      isUnconfirmed: true,
    }),
    /** A key from the device or the URL, which the server has not confirmed yet. */
    setSessionKey: (state, { payload }: PayloadAction<string>) => {
      state.sessionKey = payload;
    },
  },
  selectors: {
    selectSessionReady: (state) => state.exchange === 'done',
    selectIsLoggedIn: (state) => state.isLoggedIn,
    selectSessionKey: (state) => state.sessionKey,
    selectBagId: (state) => state.bagId,
    selectUserId: (state) => state.userId,
    selectIsUnconfirmed: (state) => state.isUnconfirmed,
  },
});

export const {
  guestSessionStarted,
  shopperSessionStarted,
  sessionStarted,
  sessionUnconfirmed,
  setSessionKey,
} = sessionSlice.actions;
export const {
  selectSessionReady,
  selectIsLoggedIn,
  selectSessionKey,
  selectBagId,
  selectUserId,
  selectIsUnconfirmed,
} = sessionSlice.selectors;
