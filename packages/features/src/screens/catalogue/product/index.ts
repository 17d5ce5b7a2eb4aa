import type { Screen } from '../../../screen.ts';
import { load } from './load.ts';
import { ProductScreen } from './Screen.tsx';

export const screen: Screen = { name: 'product', load, View: ProductScreen };
