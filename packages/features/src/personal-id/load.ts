import { personalPage } from '../account-frame/personal-page.ts';
import type { LoadContext, Loaded } from '../screen.ts';
import { titleOf } from './messages.ts';

export const load = async ({ language, params }: LoadContext): Promise<Loaded> =>
  personalPage(titleOf(params.id, language), { route: 'personalId', params });
