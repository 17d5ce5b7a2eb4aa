import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['近来看过', 'Recently viewed'],
  empty: ['还没有看过的商品', 'Nothing viewed yet'],
  emptyHint: [
    '看过的会留在这里，方便回头再看。',
    'Items you look at appear here, so you can find them again.',
  ],
  look: ['去逛逛', 'Look around'],
});
