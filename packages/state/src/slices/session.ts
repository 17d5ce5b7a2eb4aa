import { createSlice, type PayloadAction } from '../slice.ts';

/** Whether the token exchange is over. Until then nobody knows who the shopper is. */
export type Exchange = 'pending' | 'done';

export interface SessionState {
  exchange: Exchange;
  isLoggedIn: boolean;
  sessionKey: string;
}

const initialState: SessionState = { exchange: 'pending', isLoggedIn: false, sessionKey: '' };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** No token, a guest's token, or an exchange that failed: the shopper is not logged in. */
    guestEntered: () => ({ ...initialState, exchange: 'done' }) satisfies SessionState,
    shopperEntered: (_, { payload }: PayloadAction<string>): SessionState => ({
      exchange: 'done',
      isLoggedIn: true,
      sessionKey: payload,
    }),
  },
  selectors: {
    selectSessionReady: (state) => state.exchange === 'done',
    selectIsLoggedIn: (state) => state.isLoggedIn,
    selectSessionKey: (state) => state.sessionKey,
  },
});

export const { guestEntered, shopperEntered } = sessionSlice.actions;
export const { selectSessionReady, selectIsLoggedIn, selectSessionKey } = sessionSlice.selectors;
