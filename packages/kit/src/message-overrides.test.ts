import { afterEach, expect, test } from 'vitest';
import { defineMessages, localised } from './language.ts';
import { listMessageTexts, overrideMessages, registerMessages } from './message-overrides.ts';

afterEach(() => {
  overrideMessages('zh-CN', {});
  overrideMessages('en-US', {});
});

const listKeys = (table: object) =>
  listMessageTexts('bag', table).map(({ key, language, original }) => [key, language, original]);

test('lists the texts of messages, of texts in both languages and of problems', () => {
  expect(listKeys(defineMessages({ empty: { title: ['没有', 'None'] } }))).toEqual([
    ['bag.empty.title', 'zh-CN', '没有'],
    ['bag.empty.title', 'en-US', 'None'],
  ]);
  expect(
    listKeys(
      defineMessages({
        units: [
          ['天', '时'],
          ['days', 'hours'],
        ],
      }),
    ),
  ).toEqual([
    ['bag.units.0', 'zh-CN', '天'],
    ['bag.units.1', 'zh-CN', '时'],
    ['bag.units.0', 'en-US', 'days'],
    ['bag.units.1', 'en-US', 'hours'],
  ]);
  expect(listKeys({ paid: localised('已付款', 'Paid') })).toEqual([
    ['bag.paid', 'zh-CN', '已付款'],
    ['bag.paid', 'en-US', 'Paid'],
  ]);
  expect(listKeys({ gone: { code: 'conflict', zh: '已售罄', en: 'Sold out' } })).toEqual([
    ['bag.gone', 'zh-CN', '已售罄'],
    ['bag.gone', 'en-US', 'Sold out'],
  ]);
});

test('shows an override in its language, and the default again without it', () => {
  const messages = registerMessages('first', defineMessages({ title: ['购物袋', 'Bag'] }));
  overrideMessages('en-US', { 'first.title': 'Basket', 'second.title': 'Cart' });
  expect(messages['en-US'].title).toBe('Basket');
  expect(messages['zh-CN'].title).toBe('购物袋');
  overrideMessages('en-US', {});
  expect(messages['en-US'].title).toBe('Bag');
});

test('shows an override in a table that is registered later', () => {
  overrideMessages('zh-CN', { 'late.units.1': '小时' });
  const messages = registerMessages(
    'late',
    defineMessages({
      units: [
        ['天', '时'],
        ['days', 'hours'],
      ],
    }),
  );
  expect(messages['zh-CN'].units).toEqual(['天', '小时']);
});
