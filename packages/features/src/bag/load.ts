import { href } from '@vitrine/platform';
import type { LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';

/** A bag is nobody's business but the shopper's: no search engine is shown one. */
export const load = async ({ language }: LoadContext): Promise<Loaded> => ({
  status: 200,
  head: {
    title: messages[language].title,
    path: href({ route: 'bag' }, 'zh-CN'),
    noIndex: true,
  },
});
