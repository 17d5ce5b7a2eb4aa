import { personalPage } from '../account-frame/personal-page.ts';
import type { LoadContext, Loaded } from '../screen.ts';
import { messages } from './messages.ts';

export const load = async ({ language }: LoadContext): Promise<Loaded> =>
  personalPage(messages[language].title, { route: 'privacy' });
