import { setTimeout as wait } from 'node:timers/promises';
import { ProviderError } from '../provider-error.ts';
import type { PersonalIdCheckPort, Verdict } from './port.ts';

const DELAY_MS = 300;

/** The verdict of the sandbox by digits 15 to 17 of the ID number. */
const VERDICTS: Readonly<Record<string, Verdict | 'down'>> = {
  '404': 'unknown-number',
  '409': 'name-mismatch',
  '415': 'unclear-images',
  '503': 'down',
};

/** Accepts every personal ID except for the numbers above. */
export function sandboxPersonalIdCheck(delayMs = DELAY_MS): PersonalIdCheckPort {
  return {
    async check({ idNumber, photos }) {
      await wait(delayMs);
      const verdict = VERDICTS[idNumber.slice(14, 17)] ?? null;
      if (verdict === 'down')
        throw new ProviderError('unreachable', 'The sandbox simulates an outage');
      return verdict === 'unclear-images' && !photos ? null : verdict;
    },
  };
}
