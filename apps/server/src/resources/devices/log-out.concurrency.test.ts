import { mapInParallel } from '@vitrine/kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKeyring } from '../../../test/support/personal-id-fixture.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { createOneTimeToken } from '../../sessions/one-time-token.ts';
import { closeSession, linkSessions, openSession } from '../../sessions/store.ts';
import { registerDevice } from './queries.ts';

const ROUNDS = 20;
const NOW = Date.UTC(2026, 10, 29);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('a log-out leaves no device and no token of calls that arrive with it', async () => {
  const { db } = shop.database;
  const keyring = createKeyring('shop');
  await mapInParallel(
    Array.from({ length: ROUNDS }, (_, n) => n),
    5,
    async (n) => {
      const { id: shopperId } = await db
        .insertInto('shoppers')
        .defaultValues()
        .returning('id')
        .executeTakeFirstOrThrow();
      const { session } = await openSession(db, NOW, shopperId);
      const device = {
        vendor: 'sandbox' as const,
        token: `device-token-${n}`,
        appVersion: '2.18.0',
        language: 'zh-CN' as const,
        system: 'iOS 19',
      };
      const own = { ...session, shopperId };
      await Promise.all([
        db.transaction().execute((trx) => registerDevice(trx, device, own, { keyring, now: NOW })),
        db.transaction().execute((trx) => createOneTimeToken(trx, session, NOW)),
        closeSession(db, session.id),
      ]);
    },
  );
  expect(await db.selectFrom('push_devices').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('hand_over_tokens').select('session_id').execute()).toEqual([]);
});

it('log-outs of the app and of its page that arrive with a hand-over end every session', async () => {
  const { db } = shop.database;
  await mapInParallel(
    Array.from({ length: ROUNDS }, (_, n) => n),
    5,
    async () => {
      const { session: app } = await openSession(db, NOW);
      const { session: page } = await openSession(db, NOW);
      await db.transaction().execute((trx) => linkSessions(trx, app.id, page.id));
      const handOver = () =>
        db.transaction().execute(async (trx) => {
          const { session } = await openSession(trx, NOW);
          // Without the app's session the call is refused, and its own is rolled back.
          if (!(await linkSessions(trx, app.id, session.id))) throw new Error('ended');
        });
      await Promise.all([
        handOver().catch(() => undefined),
        closeSession(db, page.id),
        closeSession(db, app.id),
        handOver().catch(() => undefined),
      ]);
    },
  );
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
});
