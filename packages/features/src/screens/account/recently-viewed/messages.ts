import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '近来看过',
    empty: '还没有看过的单品',
    emptyHint: '看过的会留在这里，方便回头再看。',
    look: '去逛逛',
  },
  'en-US': {
    title: 'Recently viewed',
    empty: 'Nothing viewed yet',
    emptyHint: 'Pieces you look at appear here, so you can find them again.',
    look: 'Look around',
  },
});
