import { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { Dialect } from './dialect.ts';

const db = new Kysely<Database>({
  dialect: new Dialect({ pool: () => Promise.reject(new Error('Nothing is executed')) }),
});
const orders = db.selectFrom('orders').select('id');

describe('a condition on a list', () => {
  it.each([
    ['in', ['1', '2'], 'where "id" = any($1)'],
    ['in', [], 'where "id" = any($1)'],
    ['not in', ['1', '2', '3'], 'where "id" != all($1)'],
  ] as const)('%s %j has one parameter', (operator, ids, condition) => {
    const { sql, parameters } = orders.where('id', operator, ids).compile();
    expect(sql).toBe(`select "id" from "orders" ${condition}`);
    expect(parameters).toEqual([ids]);
  });

  it('stays as it is when it is a query', () => {
    const { sql } = orders
      .where('id', 'in', db.selectFrom('merchant_orders').select('order_id'))
      .compile();
    expect(sql).toContain('in (select "order_id" from "merchant_orders")');
  });
});

it('compares with one value as before', () => {
  expect(orders.where('id', '=', '1').compile()).toMatchObject({
    sql: 'select "id" from "orders" where "id" = $1',
    parameters: ['1'],
  });
});
