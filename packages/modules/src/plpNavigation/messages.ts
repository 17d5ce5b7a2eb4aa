import { pairMessages } from '@vitrine/kit';

export const messages = pairMessages({
  listings: ['继续选购', 'More to browse'],
});
