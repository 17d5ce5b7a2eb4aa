import type { Screen } from '../../screen.ts';
import { messages } from './messages.ts';
import { NotFound } from './NotFound.tsx';

export const screen: Screen = {
  name: 'home',
  load: async ({ language }) => ({
    status: 404,
    head: { title: messages[language].title, path: '/', noIndex: true },
  }),
  View: NotFound,
};
