import { href } from '@vitrine/platform';
import type { LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';

/** Which tier somebody has is their own: the page is fetched by whoever is there. */
export const load = async ({ language }: LoadContext): Promise<Loaded> => ({
  status: 200,
  head: {
    title: messages[language].title,
    path: href({ route: 'accessReward' }, 'zh-CN'),
    noIndex: true,
  },
});
