import { expect, it } from 'vitest';
import { buildScanCodeUrl } from './scan-code-url.ts';

const parseQuery = (url: string) => Object.fromEntries(new URL(url, 'http://shop').searchParams);

it('encodes the page of the mini-program and its parameters', () => {
  expect(
    parseQuery(buildScanCodeUrl({ route: 'product', params: { id: '20001' } }, 'minip')),
  ).toMatchObject({
    page: '/pages/product/detail/index',
    scene: 'productId=20001',
  });
  expect(
    parseQuery(buildScanCodeUrl({ route: 'content', params: { id: 'spring' } }, 'web')),
  ).toMatchObject({
    page: '/pages/content/index',
    scene: 'id=spring',
  });
});

it('returns no URL when the scene is too long', () => {
  const id = 'a'.repeat(29);
  expect(buildScanCodeUrl({ route: 'content', params: { id } }, 'minip')).not.toBe('');
  expect(buildScanCodeUrl({ route: 'content', params: { id: `${id}a` } }, 'minip')).toBe('');
});

it.each(['ttmp', 'alimp'] as const)('returns no URL in %s, whose codes are others', (host) => {
  expect(buildScanCodeUrl({ route: 'bag' }, host)).toBe('');
});
