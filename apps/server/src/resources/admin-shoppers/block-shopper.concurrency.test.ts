import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorHarness, openOperatorHarness } from '../../../test/admin/operator-harness.ts';
import { logIn } from '../../app/log-in.ts';

const LOG_INS = 8;

let harness: OperatorHarness;
beforeAll(async () => {
  harness = await openOperatorHarness();
});
afterAll(() => harness.close());

it('leaves no session to a shopper who logs in while being blocked', async () => {
  const { db, clock, ask } = harness;
  const { session } = await harness.createOperator('owner');
  const { id } = await db
    .insertInto('shoppers')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const request = { from: undefined, shopperId: id, now: clock.now };
  const openOne = () => db.transaction().execute((trx) => logIn(trx, request));
  const openSome = () => Array.from({ length: LOG_INS }, openOne);
  const block = ask('PUT', `shoppers/${id}/block`, { session, body: { reason: 'cheats' } });
  const [blocked, ...opened] = await Promise.all([block, ...openSome(), ...openSome()]);
  expect(blocked.status).toBe(200);
  expect(opened).toHaveLength(2 * LOG_INS);
  const left = await db.selectFrom('sessions').select('id').where('shopper_id', '=', id).execute();
  expect(left).toEqual([]);
  expect(await openOne()).toBe('blocked');
});
