import type { Screen } from '../screen.ts';
import { Failure } from './Failure.tsx';

/** Stands in for a screen that could not be loaded. Loading it anew is the shopper's choice. */
export const screen: Screen = {
  name: 'home',
  load: async () => ({ status: 200, head: { title: '', path: '/', noIndex: true } }),
  View: Failure,
};
