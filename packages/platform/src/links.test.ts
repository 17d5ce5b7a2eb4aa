import { describe, expect, test } from 'vitest';
import { type HostLinks, parseTarget, resolveLink } from './links.ts';
import type { PlatformName } from './platform-names.ts';
import { routeNames, routes } from './routes.ts';
import { appHref } from './urls.ts';

const coat = { route: 'product', params: { id: '1' } };
const dress = { route: 'product', params: { id: '2' } };
const full: HostLinks = {
  web: '/product/list?setId=7',
  westore: '/product/detail/1',
  mp: '/pages/product/detail/index?productId=2',
  iosLink: 'content/spring',
  androidLink: 'home',
};

describe('each host reads its own field first', () => {
  test.each<[PlatformName, unknown]>([
    ['web', { route: 'list', query: { setId: '7' } }],
    ['wechat', coat],
    ['minip', dress],
    ['ttmp', dress],
    ['alimp', dress],
    ['ios', { route: 'content', params: { id: 'spring' } }],
    ['android', { route: 'home' }],
    ['harmony', { route: 'home' }],
  ])('%s', (name, destination) => {
    expect(resolveLink(full, name)).toEqual(destination);
  });
});

describe('a link that was written for one host opens the same screen on the others', () => {
  test.each<[string, PlatformName, HostLinks]>([
    ['web in a mini-program', 'minip', { web: '/product/detail/1' }],
    ['mini-program on the web', 'web', { mp: '/pages/product/detail/index?productId=1' }],
    ['app on the web', 'web', { iosLink: 'productdetail/1' }],
    ['english web in the app', 'android', { web: '/en/product/detail/1', iosLink: ' ' }],
  ])('%s', (_, name, link) => {
    expect(resolveLink(link, name)).toEqual(coat);
  });
});

describe('URLs that are no screen', () => {
  test.each<[PlatformName, HostLinks, unknown]>([
    ['web', { web: 'https://example.com/a' }, { url: 'https://example.com/a' }],
    ['web', { web: '/legal/terms' }, { url: '/legal/terms' }],
    ['web', { web: 'tel:4001234567' }, { url: 'tel:4001234567' }],
    [
      'minip',
      { web: 'https://example.com', mp: '/pages/live/index' },
      { url: '/pages/live/index' },
    ],
    ['minip', { web: 'https://example.com' }, null],
    ['ios', { iosLink: 'stylist/42' }, { url: 'stylist/42' }],
    ['ios', { iosLink: 'vitrine://stylist/42' }, { url: 'vitrine://stylist/42' }],
    ['web', { iosLink: 'vitrine://stylist/42' }, null],
    ['web', { web: 'http://example.com' }, { url: 'http://example.com' }],
    ['web', { iosLink: 'stylist/42' }, null],
    ['web', { web: 'javascript:alert(1)' }, null],
    ['ios', { iosLink: 'javascript:alert(1)' }, null],
    ['web', { web: '' }, null],
    ['web', {}, null],
  ])('%s %o', (name, link, destination) => {
    expect(resolveLink(link, name)).toEqual(destination);
  });

  test('returns null without a link', () => {
    expect(resolveLink(undefined, 'web')).toBeNull();
    expect(resolveLink(null, 'ios')).toBeNull();
  });
});

test('returns null for a product page without a product id', () => {
  expect(resolveLink({ mp: '/pages/product/detail/index' }, 'web')).toBeNull();
});

test.each(routeNames)('opens the link of %s inside the app', (route) => {
  const params = Object.fromEntries(
    [...routes[route].web.matchAll(/:(\w+)(?:\([^)]*\))?(\?)?/g)]
      .filter(([, , optional]) => !optional)
      .map(([, name = '']) => [name, '7']),
  );
  const target = { route, ...(Object.keys(params).length > 0 && { params }) };
  expect(parseTarget(appHref(target))).toEqual(target);
});
