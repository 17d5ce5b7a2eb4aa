import { describe, expect, test } from 'vitest';
import { link, url } from './link.ts';

describe('url', () => {
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
  ])('accepts the URL "%s": %s', (text, good) => expect(url.safeParse(text).success).toBe(good));
});

describe('link', () => {
  test.each([
    [{ web: '/content/spring', mp: '/pages/content/index?id=spring' }, true],
    [{ iosLink: 'productdetail/10000001', androidLink: 'productdetail/10000001' }, true],
    [{}, true],
    [{ web: 'http://example.com/a', westore: 'http://example.com/a' }, true],
    [{ web: 'tel:4001234567' }, true],
    [{ iosLink: 'vitrine://productdetail/1', androidLink: 'https://example.com' }, true],
    [{ mp: 'weixin://dl/business' }, true],
    [{ westore: 'weixin://dl/business' }, false],
    [{ web: '//example.com' }, false],
    [{ web: 'javascript:alert(1)' }, false],
    [{ iosLink: 'javascript:alert(1)' }, false],
    [{ androidLink: 'intent://x#Intent;end' }, false],
    [{ mp: 'data:text/html,x' }, false],
    [{ mp: '\u0001javascript:alert(1)' }, false],
  ])('accepts the link %o: %s', (value, good) => expect(link.safeParse(value).success).toBe(good));
});
