import { href } from '@vitrine/platform';
import type { LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';

/** The same for everybody: whose money it is, is asked once it is known who is there. */
export const load = async ({ language, params }: LoadContext): Promise<Loaded> => ({
  status: 200,
  head: {
    title: messages[language].title,
    path: href({ route: 'payment', params }, 'zh-CN'),
    noIndex: true,
  },
});
