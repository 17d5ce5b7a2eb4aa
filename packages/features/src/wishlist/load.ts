import { href } from '@vitrine/platform';
import type { LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';

/** What somebody keeps is fetched once it is known who they are. */
export const load = async ({ language }: LoadContext): Promise<Loaded> => ({
  status: 200,
  head: {
    title: messages[language].title,
    path: href({ route: 'wishlist' }, 'zh-CN'),
    noIndex: true,
  },
});
