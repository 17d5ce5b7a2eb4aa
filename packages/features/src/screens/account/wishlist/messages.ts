import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['收藏', 'Wishlist'],
  count: ['{n} 件', '{n} saved'],
  empty: ['还没有收藏', 'Nothing saved yet'],
  emptyHint: [
    '遇到合意的，点一下心形，便留在这里。',
    'Tap the heart of an item you like, and it stays here.',
  ],
  look: ['去逛逛', 'Look around'],
  removed: ['已取消收藏', 'Removed from your wishlist'],
  undo: ['撤销', 'Undo'],
  remove: ['取消收藏 {name}', 'Remove {name} from your wishlist'],
  backInStock: ['到货通知', 'Tell me when it is back'],
  login: ['登录后，换一部手机也在', 'Sign in to keep them on every device'],
  loginEmpty: ['登录，看账户里的收藏', 'Sign in to see what your account keeps'],
});
