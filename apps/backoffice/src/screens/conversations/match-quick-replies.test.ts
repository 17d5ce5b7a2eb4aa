import { expect, test } from 'vitest';
import { matchQuickReplies } from './match-quick-replies.ts';

const create = (id: string, title: string, zh: string, en: string | null = null) => ({
  ...{ id, title, version: 1 },
  text: { 'zh-CN': zh, 'en-US': en },
});
const replies = [
  create('1', '发货时间', '您好，今天发出。', 'It is sent Today.'),
  create('2', '尺码', '建议选小一码，发货前可改。'),
];

test.each([
  ['', ['1', '2']],
  ['  ', ['1', '2']],
  ['发货', ['1', '2']],
  ['小一码', ['2']],
  ['sent today', ['1']],
  ['发货 today', ['1']],
  ['退货', []],
])('searches for %j', (search, ids) => {
  expect(matchQuickReplies(replies, search).map(({ id }) => id)).toEqual(ids);
});
