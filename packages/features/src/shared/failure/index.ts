import type { Screen } from '../../screen.ts';
import { Failure } from './Failure.tsx';

/** The screen in place of one that could not be loaded. The shopper may load it again. */
export const screen: Screen = {
  name: 'home',
  load: async () => ({ status: 200, head: { title: '', path: '/', noIndex: true } }),
  View: Failure,
};
