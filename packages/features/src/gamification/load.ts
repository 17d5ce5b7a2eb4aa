import { href } from '@vitrine/platform';
import type { LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';

/** How far one has come is one's own: the page is the same for everybody until it is known who is there. */
export const load = async ({ language }: LoadContext): Promise<Loaded> => ({
  status: 200,
  head: {
    title: messages[language].title,
    path: href({ route: 'gamification' }, 'zh-CN'),
    noIndex: true,
  },
});
