import type { ConversationMessage } from '@vitrine/contract';
import { describe, expect, test } from 'vitest';
import {
  formatMessageDay,
  groupByDay,
  isEndInView,
  isPictureTooLarge,
  isSameCard,
  mergeMessages,
  readCardReference,
  readTopic,
} from './rules.ts';

const message = (position: number, sentAt = '2026-11-20T04:00:00.000Z'): ConversationMessage => ({
  position,
  from: 'shopper',
  author: '',
  text: String(position),
  card: null,
  image: null,
  sentAt,
});

test.each([
  [{}, undefined],
  [{ product: '7' }, { kind: 'product', id: '7' }],
  [
    { order: '9', from: 'x' },
    { kind: 'order', id: '9' },
  ],
  [{ return: '1' }, { kind: 'return', id: '1' }],
  [{ product: '' }, undefined],
])('reads from the query %j what to ask about', (query, card) => {
  expect(readCardReference(query)).toEqual(card);
});

test('reads the topic, which is service unless the stylist is asked', () => {
  expect([readTopic({}), readTopic({ topic: 'x' }), readTopic({ topic: 'stylist' })]).toEqual([
    'service',
    'service',
    'stylist',
  ]);
});

test('compares cards by kind and id', () => {
  const card = { kind: 'order', id: '1' } as const;
  expect(isSameCard(card, { ...card })).toBe(true);
  expect(isSameCard(card, { ...card, kind: 'return' })).toBe(false);
  expect(isSameCard(card, null)).toBe(false);
});

test('adds each message once and in order', () => {
  const merged = mergeMessages([message(2), message(3)], [message(3), message(1), message(4)]);
  expect(merged.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
});

test('groups messages by the day in China', () => {
  const days = groupByDay([
    message(1, '2026-11-20T15:59:00.000Z'),
    message(2, '2026-11-20T16:00:00.000Z'),
    message(3, '2026-11-21T01:00:00.000Z'),
  ]);
  expect(days.map(({ day, messages }) => [day, messages.length])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ]);
});

describe('the name of a day', () => {
  const names = { today: '今天', yesterday: '昨天' };
  const now = Date.parse('2026-11-21T00:30:00+08:00');
  test.each([
    ['2026-11-21', '今天'],
    ['2026-11-20', '昨天'],
    ['2026-11-19', '11.19'],
  ])('%s is %s', (day, name) => {
    expect(formatMessageDay(day, now, names, 'zh-CN')).toBe(name);
  });
});

test.each([
  [[700, 600], true],
  [[760, 600], true],
  [[761, 600], false],
  [[undefined, 600], true],
])('with the end and the composer at %j the page follows: %s', (tops, follows) => {
  expect(isEndInView(tops)).toBe(follows);
});

test('a picture has at most five megabytes', () => {
  expect([isPictureTooLarge(5_242_880), isPictureTooLarge(5_242_881)]).toEqual([false, true]);
});
