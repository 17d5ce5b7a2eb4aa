import { expect, test } from 'vitest';
import { findLostKeys } from './generate-default-messages.ts';
import { listDefaultTables } from './list-default-messages.ts';
import { nameMessages } from './name-messages.ts';
import { nameTable } from './name-table.ts';

test.each([
  ['packages/features/src/screens/order/bag/messages.ts', 'order.bag'],
  ['packages/features/src/screens/catalogue/product/share-messages.ts', 'catalogue.product.share'],
  [
    'packages/features/src/shared/customer-service/vendor-messages.mini.ts',
    'shared.customer-service.vendor',
  ],
  ['packages/features/src/shell/messages.ts', 'shell'],
  ['packages/ui/src/components/price/reference-rate.ts', 'ui.price.reference-rate'],
  ['packages/modules/src/flashSale/messages.ts', 'modules.flashSale'],
  ['apps/mini/src/shop/messages.ts', 'mini.shop'],
  ['node_modules/other/messages.ts', undefined],
])('the table in %s is called %s', (path, name) => {
  expect(nameTable(path)).toBe(name);
});

test('registers a table in the code of its file, and leaves other files as they are', () => {
  const path = 'packages/ui/src/messages.ts';
  const named = nameMessages(path, "export const t = defineMessages({ a: ['一', 'one'] });");
  expect(named).toContain("registerMessages('ui', defineMessages({ a: ['一', 'one'] }))");
  expect(nameMessages(path, "export const text = 'defineMessages(';")).toBeUndefined();
});

const table = (...keys: string[]) => ({
  bag: { screens: [], texts: Object.fromEntries(keys.map((key) => [key, ['一', 'one'] as const])) },
});

test.each([
  ['a new message', ['bag.a', 'bag.b'], {}, []],
  ['a message that is gone', [], {}, ['bag.a']],
  ['a message with another key', ['bag.b'], { 'bag.a': 'bag.b' }, []],
  ['a message that is gone for good', [], { 'bag.a': null }, []],
  ['a former key that leads nowhere', ['bag.a'], { 'bag.old': 'bag.c' }, ['bag.old']],
  ['a former key that is used again', ['bag.a'], { 'bag.a': null }, ['bag.a']],
] as const)('asks what became of %s', (_, keys, formerKeys, lost) => {
  expect(findLostKeys(table('bag.a'), table(...keys), formerKeys)).toEqual(lost);
});

test('lists the messages of screens, of modules, of mini-programs and of the server', () => {
  const tables = listDefaultTables();
  expect(tables.get('shared.copy')?.screens).toContain('order.order');
  expect(tables.get('order.bag')?.texts['order.bag.title']).toEqual(['购物袋', 'Bag']);
  expect(tables.get('server.message')?.texts).toHaveProperty([
    'server.message.order-paid.text.subject',
  ]);
  expect([...tables.keys()]).toEqual(
    expect.arrayContaining(['ui', 'modules.coupon', 'mini.shop', 'server.paper']),
  );
});
