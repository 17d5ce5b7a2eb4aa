import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  listings: ['继续选购', 'More to browse'],
});
