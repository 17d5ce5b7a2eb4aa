import type { Conversation } from '@vitrine/contract';
import { createSlice, type PayloadAction } from '../slice.ts';

export interface ConversationsState {
  /** The latest first. */
  list: Conversation[];
}

const initialState: ConversationsState = { list: [] };

export const conversationsSlice = createSlice({
  name: 'conversations',
  owner: 'shopper',
  initialState,
  reducers: {
    setConversations: (_, { payload }: PayloadAction<Conversation[]>): ConversationsState => ({
      list: payload,
    }),
    setConversationRead: (state, { payload }: PayloadAction<string>) => {
      state.list = state.list.map((one) => (one.id === payload ? { ...one, unread: 0 } : one));
    },
  },
  selectors: {
    selectConversations: (state) => state.list,
    selectUnreadMessages: (state) => state.list.reduce((sum, { unread }) => sum + unread, 0),
  },
});

export const { setConversations, setConversationRead } = conversationsSlice.actions;
export const { selectConversations, selectUnreadMessages } = conversationsSlice.selectors;
