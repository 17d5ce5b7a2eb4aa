import { href } from '@vitrine/platform';
import type { LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';

/** The same for everybody: who they are is what they came to say. */
export const load = async ({ language }: LoadContext): Promise<Loaded> => ({
  status: 200,
  head: { title: messages[language].title, path: href({ route: 'login' }, 'zh-CN'), noIndex: true },
});
