import { href, type Target } from '@vitrine/platform';
import type { Loaded } from '../screen.ts';

/** A page that is the same for everybody until it is known who is there: no search engine needs it. */
export const personalPage = (title: string, here: Target): Loaded => ({
  status: 200,
  head: { title, path: href(here, 'zh-CN'), noIndex: true },
});
