import { pairMessages } from '@vitrine/kit';

export const messages = pairMessages({
  look: ['去看看', 'Take a look'],
  close: ['先不看', 'Not now'],
});
