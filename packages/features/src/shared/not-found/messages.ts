import { defineMessages } from '@vitrine/kit';

export const messages = defineMessages({
  title: ['没有找到这个页面', 'There is nothing here'],
  hint: [
    '它可能已经下架，或者地址有误',
    'The page may have been taken down, or the address may be mistyped.',
  ],
});
