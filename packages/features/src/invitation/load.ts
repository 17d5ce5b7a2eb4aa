import { href } from '@vitrine/platform';
import type { LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';

/** Somebody's letter: it is for one friend, and for no search engine. */
export const load = async ({ params, language }: LoadContext): Promise<Loaded> => ({
  status: 200,
  head: {
    title: messages[language].title,
    path: href({ route: 'invitation', params: { token: params.token ?? '' } }, 'zh-CN'),
    noIndex: true,
  },
});
