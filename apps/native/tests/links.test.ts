import { describe, expect, test } from '@jest/globals';
import { appHref, href, routeNames, routeOf } from '@vitrine/platform';
import { readLink, toPath, toState } from '../src/navigation/linking';
import { isTab, stackScreens, tabs, toTarget } from '../src/navigation/screens';
import { isOwnAddress, mayOpenOutside } from '../src/webview/own-hosts';

const HOST = 'https://shop.example';

/** A value for every parameter of a row; a listed value where only these are allowed. */
const paramsOf = (web: string): Record<string, string> =>
  Object.fromEntries(
    [...web.matchAll(/:(\w+)(?:\(([^)|]*)[^)]*\))?(\?)?/g)]
      .filter(([, , , optional]) => !optional)
      .map(([, name = '', allowed]) => [name, allowed ?? '10086']),
  );

test('the tabs are those of the table', () => {
  expect(tabs).toEqual(['home', 'category', 'bag', 'me']);
  expect(tabs.length + stackScreens.length).toBe(routeNames.length);
});

describe.each(routeNames)('%s', (route) => {
  const params = paramsOf(routeOf(route).web);
  const target = { route, ...(Object.keys(params).length > 0 && { params }) };
  test.each([
    ['custom scheme', `vitrine://${appHref(target)}`],
    ['link inside the app', appHref(target)],
    ['universal link', HOST + href(target, 'zh-CN')],
    ['English universal link', HOST + href(target, 'en-US')],
  ])('is opened by its %s', (_, url) => {
    expect(readLink(url)).toEqual(target);
    const [tab] = toState(target).routes;
    const names = tab?.state?.routes.map(({ name }) => name);
    expect(names).toEqual(isTab(route) ? [route] : ['home', route]);
    expect(tab?.name).toBe(isTab(route) ? `${route}Tab` : 'homeTab');
    expect(toPath(toState(target))).toBe(`/_app/${appHref(target)}`);
  });
});

test('the query of a link goes with it', () => {
  const target = readLink('vitrine://productlist?brand=7&sort=newest');
  expect(target).toEqual({ route: 'list', query: { brand: '7', sort: 'newest' } });
  expect(toTarget('product', { id: '1', variant: '2' })).toEqual({
    route: 'product',
    params: { id: '1' },
    query: { variant: '2' },
  });
});

test.each([
  'https://evil.example/product/detail/1',
  'https://shop.example.evil.example/product/detail/1',
  'https://shop.example@evil.example/product/detail/1',
  'https://evil.example#https://shop.example/product/detail/1',
  'http://shop.example/product/detail/1',
  'javascript:alert(1)//product/detail/1',
  '//evil.example/product/detail/1',
])('%s opens nothing', (url) => {
  expect(readLink(url)).toBeNull();
});

test.each([
  ['https://shop.example', true],
  ['https://shop.example/', true],
  ['HTTPS://SHOP.EXAMPLE/a?b#c', true],
  ['https://shop.example?a', true],
  ['https://shop.example:444/', false],
  ['https://shop.example.evil.example/', false],
  ['https://evilshop.example/', false],
  ['https://user@shop.example/', false],
  ['https://shop.example@evil.example/', false],
  ['https://shop.example\\@evil.example/', false],
  ['https://evil.example\\.shop.example/', false],
  ['https://shop.ex\nample/', false],
  ['http://shop.example/', false],
  ['about:blank', false],
  ['', false],
])('%s is an address of the shop: %s', (url, isOwn) => {
  expect(isOwnAddress(url, ['shop.example'])).toBe(isOwn);
});

test.each([
  ['https://partner.example/', true],
  ['tel:4000000000', true],
  ['weixin://wap/pay', true],
  ['javascript:alert(1)', false],
  ['file:///etc/passwd', false],
  ['intent://x#Intent;end', false],
])('%s opens outside: %s', (url, may) => {
  expect(mayOpenOutside(url)).toBe(may);
});
