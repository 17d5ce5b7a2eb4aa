import { expect, it } from 'vitest';
import { codeAddress } from './code-address.ts';

const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'http://shop').searchParams);

it('says a page of the mini-program, and in short what stands there', () => {
  expect(queryOf(codeAddress({ route: 'product', params: { id: '20001' } }))).toMatchObject({
    page: '/pages/product/detail/index',
    scene: 'productId=20001',
  });
  expect(queryOf(codeAddress({ route: 'content', params: { id: 'spring' } }))).toMatchObject({
    page: '/pages/content/index',
    scene: 'id=spring',
  });
});

it('draws none of what is longer than a code may say', () => {
  const id = 'a'.repeat(29);
  expect(codeAddress({ route: 'content', params: { id } })).not.toBe('');
  expect(codeAddress({ route: 'content', params: { id: `${id}a` } })).toBe('');
});
