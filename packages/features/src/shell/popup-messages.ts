import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  look: ['去看看', 'Take a look'],
  close: ['先不看', 'Not now'],
});
