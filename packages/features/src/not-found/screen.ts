import type { Screen } from '../screen.ts';
import { documentTitle } from '../words.ts';
import { messages } from './messages.ts';
import { NotFound } from './NotFound.tsx';

export const screen: Screen = {
  name: 'home',
  skeleton: 'processing',
  load: async ({ language, store }) => ({
    status: 404,
    head: {
      title: documentTitle(store.getState(), messages[language].title),
      path: '/',
      noIndex: true,
    },
  }),
  View: NotFound,
};
