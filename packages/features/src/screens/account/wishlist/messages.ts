import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '收藏',
    count: '{n} 件',
    empty: '还没有收藏',
    emptyHint: '遇到合意的，点一下心形，便留在这里。',
    look: '去逛逛',
    removed: '已取消收藏',
    undo: '撤销',
    remove: '取消收藏 {name}',
    backInStock: '到货通知',
    login: '登录后，换一部手机也在',
    loginEmpty: '登录，看账户里的收藏',
  },
  'en-US': {
    title: 'Wishlist',
    count: '{n} saved',
    empty: 'Nothing saved yet',
    emptyHint: 'Tap the heart of a piece you like, and it stays here.',
    look: 'Look around',
    removed: 'Removed from your wishlist',
    undo: 'Undo',
    backInStock: 'Tell me when it is back',
    remove: 'Remove {name} from your wishlist',
    login: 'Sign in to keep them on every device',
    loginEmpty: 'Sign in to see what your account keeps',
  },
});
