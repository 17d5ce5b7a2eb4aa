import { href } from '@vitrine/platform';
import type { LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';

/** What the shop says here, it has loaded with its shell. */
export const load = async ({ language }: LoadContext): Promise<Loaded> => ({
  status: 200,
  head: { title: messages[language].title, path: href({ route: 'me' }, 'zh-CN'), noIndex: true },
});
