import { href } from '@vitrine/platform';
import type { LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';

/** What somebody has seen is fetched once it is known who they are. */
export const load = async ({ language }: LoadContext): Promise<Loaded> => ({
  status: 200,
  head: {
    title: messages[language].title,
    path: href({ route: 'recentlyViewed' }, 'zh-CN'),
    noIndex: true,
  },
});
