import { describe, expect, test } from 'vitest';
import { ctaButton, moduleTitle } from './common.ts';
import { address, link } from './link.ts';
import { picture } from './picture.ts';
import { colour, countUpTo, intervalTime, setId } from './scalars.ts';
import { utcDate } from './time.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('address', () => {
  test.each([
    ['/', true],
    ['/product/list?sets=7&sort=newest', true],
    ['https://example.com/a', true],
    ['//example.com', false],
    ['http://example.com', false],
    ['javascript:alert(1)', false],
    ['/\\example.com', false],
    ['content/spring', false],
    ['', false],
  ])('%s: %s', (text, good) => expect(accepts(address, text)).toBe(good));
});

describe('link', () => {
  test.each([
    [{ web: '/content/spring', mp: '/pages/content/index?id=spring' }, true],
    [{ iosLink: 'productdetail/10000001', androidLink: 'productdetail/10000001' }, true],
    [{}, true],
    [{ mp: 'weixin://dl/business' }, false],
    [{ westore: 'weixin://dl/business' }, false],
    [{ iosLink: 'javascript:alert(1)' }, false],
  ])('%o: %s', (value, good) => expect(accepts(link, value)).toBe(good));
});

describe('colour', () => {
  test.each([
    ['', true],
    ['ivory', true],
    ['#A8231B', true],
    ['#fff', true],
    ['#ffff', false],
    ['rebeccapurple', false],
    ['url(x)', false],
  ])('%s: %s', (text, good) => expect(accepts(colour, text)).toBe(good));
});

describe('countUpTo', () => {
  const count = countUpTo({ min: 2, max: 20, default: 10 });
  test.each([
    [undefined, 10],
    [2, 2],
    [20, 20],
    [21, 20],
    [400, 20],
  ])('%s becomes %s', (given, expected) => expect(count.parse(given)).toBe(expected));
  test.each([[1], [0], [-4], [2.5], ['8']])('%s is refused', (given) =>
    expect(accepts(count, given)).toBe(false),
  );
});

test('carousels turn every four seconds unless told otherwise', () => {
  expect(intervalTime.parse(undefined)).toBe(4);
  expect(accepts(intervalTime, 0)).toBe(false);
});

test('a set is named by its number', () => {
  expect(accepts(setId, '12')).toBe(true);
  expect(accepts(setId, 'new-in')).toBe(false);
  expect(accepts(setId, '')).toBe(false);
});

test.each([
  ['2026-11-30T16:00:00', true],
  ['2026-11-30 16:00', true],
  ['2026-12-01T00:00:00+08:00', true],
  ['tomorrow', false],
  ['', false],
])('the time %s: %s', (text, good) => expect(accepts(utcDate, text)).toBe(good));

test('a picture needs only a key; delivery adds the rest', () => {
  expect(picture.parse({ key: 'banner-winter-16x9' })).toEqual({
    key: 'banner-winter-16x9',
    alt: '',
    images: [],
  });
  expect(accepts(picture, { key: '../secret' })).toBe(false);
});

test('headings and buttons are complete once parsed', () => {
  expect(moduleTitle.parse({ title: '本周新到' })).toMatchObject({ kicker: '', align: 'start' });
  expect(ctaButton.parse({})).toEqual({ text: '', colorOfText: '', backgroundColor: '' });
});
