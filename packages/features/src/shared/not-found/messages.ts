import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  'zh-CN': {
    title: '没有找到这个页面',
    hint: '它可能已经下架，或者地址有误',
  },
  'en-US': {
    title: 'There is nothing here',
    hint: 'The page may have been taken down, or the address may be mistyped.',
  },
});
