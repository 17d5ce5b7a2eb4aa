import { href } from '@vitrine/platform';
import type { LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';

/** Whose friends they are is nobody's business: the page is fetched by whoever is there. */
export const load = async ({ language }: LoadContext): Promise<Loaded> => ({
  status: 200,
  head: {
    title: messages[language].title,
    path: href({ route: 'referral' }, 'zh-CN'),
    noIndex: true,
  },
});
