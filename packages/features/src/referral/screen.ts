import type { Screen } from '../screen.ts';
import { load } from './load.ts';
import { ReferralScreen } from './Screen.tsx';

export const screen: Screen = { name: 'referral', load, View: ReferralScreen };
