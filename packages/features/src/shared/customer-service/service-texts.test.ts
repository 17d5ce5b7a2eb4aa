import { describe, expect, test } from 'vitest';
import { readServiceContent } from './service-content.ts';
import { describeAnswerTime, describeHours } from './service-texts.ts';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const shop = (hours: object | undefined, more = {}) =>
  readServiceContent({ customerService: { channels: ['chat'], hours, ...more } });
const DAILY = { from: '10:00', to: '22:00' };
const WEEKDAYS = { ...DAILY, days: [1, 2, 3, 4, 5] };

// 2026-11-20 is a Friday.
test.each([
  [DAILY, '2026-11-20T10:00', '客服在线，通常 10 分钟内回复'],
  [DAILY, '2026-11-20T21:59', '客服在线，通常 10 分钟内回复'],
  [DAILY, '2026-11-20T09:59', '现在是休息时间，留言会在今日 10:00 起回复'],
  [DAILY, '2026-11-20T22:00', '现在是休息时间，留言会在明日 10:00 起回复'],
  [WEEKDAYS, '2026-11-20T22:00', '现在是休息时间，留言会在11.23 10:00 起回复'],
  [WEEKDAYS, '2026-11-22T12:00', '现在是休息时间，留言会在明日 10:00 起回复'],
  [undefined, '2026-11-20T03:00', '客服在线，通常 10 分钟内回复'],
])('with hours %j at %s says %s', (hours, now, text) => {
  expect(describeAnswerTime(shop(hours), at(now), 'zh-CN')).toBe(text);
});

test.each([
  [DAILY, '服务时间 每日 10:00–22:00', 'Every day, 10:00–22:00 Beijing time'],
  [WEEKDAYS, '服务时间 周一至周五 10:00–22:00', 'Monday to Friday, 10:00–22:00 Beijing time'],
  [
    { ...DAILY, days: [2] },
    '服务时间 服务日 10:00–22:00',
    'On service days, 10:00–22:00 Beijing time',
  ],
  [undefined, '', ''],
])('describes the hours %j', (hours, zh, en) => {
  const read = shop(hours).hours;
  expect([describeHours(read, 'zh-CN'), describeHours(read, 'en-US')]).toEqual([zh, en]);
});

describe('the content of customer service', () => {
  test('offers only known channels that can be reached', () => {
    const channels = ['mail', 'phone', 'chat', 'pigeon', 7];
    expect(shop(undefined, { channels }).channels).toEqual(['chat']);
    expect(shop(undefined, { channels, phone: '400', mail: 'a@b.c' }).channels).toEqual([
      'chat',
      'phone',
      'mail',
    ]);
  });

  test.each([
    [undefined],
    [{ from: '22:00', to: '10:00' }],
    [{ from: 'ten', to: '22:00' }],
    ['10-22'],
  ])('ignores the hours %j', (hours) => {
    expect(readServiceContent({ customerService: { hours } }).hours).toBeUndefined();
  });

  test('is empty in a shop without it', () => {
    expect(readServiceContent({}).channels).toEqual([]);
  });
});
