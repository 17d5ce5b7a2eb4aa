import { messagePrompts } from '@vitrine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  openResourceApp,
  type ResourceApp,
  type Visitor,
} from '../../../test/support/resource-app.ts';
import { openTestShop, type TestShop } from '../../../test/support/test-shop.ts';
import { openProviders } from '../../providers/providers.ts';
import { messagePromptHandlers } from './routes.ts';

const DAY_MS = 86_400_000;
let shop: TestShop;
let app: ResourceApp;
const now = Date.UTC(2026, 10, 26);

beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop.database;
  const { brand } = shop.settings;
  const providers = openProviders(shop.settings.providers, { db, now: () => now, brand });
  const handlers = messagePromptHandlers({ db, providers, now: () => now });
  app = await openResourceApp(shop, messagePrompts, handlers, { now: () => now });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function newMiniShopper() {
  const visitor = await app.newShopper();
  await shop.database.db
    .insertInto('external_identities')
    .values({ provider: 'minip', subject: `u${visitor.shopperId}`, shopper_id: visitor.shopperId })
    .execute();
  return visitor;
}

const listPrompts = async (visitor: Visitor, vendor = 'minip') =>
  (await app.ask('GET', `my/message-prompts?vendor=${vendor}`, { visitor })).body.prompts;
const answer = (visitor: Visitor, ...answers: object[]) =>
  app.ask('POST', 'my/message-permissions', { visitor, body: { vendor: 'minip', answers } });
const findSaved = (visitor: Visitor) =>
  shop.database.db
    .selectFrom('message_permissions')
    .select(['template_code', 'remaining'])
    .where('shopper_id', '=', String(visitor.shopperId))
    .execute();
const COUPON = 'sandbox-coupon-ending';

it('asks shoppers whom the vendor knows', async () => {
  const visitor = await newMiniShopper();
  expect(await listPrompts(visitor)).toContainEqual({ moment: 'coupon', templateCodes: [COUPON] });
  expect(await listPrompts(visitor, 'ttmp')).toEqual([]);
  expect(await listPrompts(await app.newShopper())).toEqual([]);
});

it('counts each accepted message, and keeps them when one is refused later', async () => {
  const visitor = await newMiniShopper();
  for (const isAccepted of [true, true, false])
    expect((await answer(visitor, { templateCode: COUPON, isAccepted })).status).toBe(200);
  expect(await findSaved(visitor)).toEqual([{ template_code: COUPON, remaining: 2 }]);
  const [known] = await shop.database.db
    .selectFrom('sandbox_accepted_messages')
    .select('remaining')
    .where('recipient', '=', `u${visitor.shopperId}`)
    .execute();
  expect(known).toEqual({ remaining: 2 });
});

it('does not ask again for a month after a refusal', async () => {
  const visitor = await newMiniShopper();
  await answer(visitor, { templateCode: COUPON, isAccepted: false });
  const moments = async () =>
    (await listPrompts(visitor)).map(({ moment }: { moment: string }) => moment);
  expect(await moments()).not.toContain('coupon');
  await shop.database.db
    .updateTable('message_permissions')
    .set({ refused_at: new Date(now - 30 * DAY_MS) })
    .where('shopper_id', '=', String(visitor.shopperId))
    .execute();
  expect(await moments()).toContain('coupon');
});

it('keeps no more permissions than can be of use', async () => {
  const visitor = await newMiniShopper();
  for (let n = 0; n < 25; n++) await answer(visitor, { templateCode: COUPON, isAccepted: true });
  expect(await findSaved(visitor)).toEqual([{ template_code: COUPON, remaining: 20 }]);
});

it('refuses templates that the shop has not registered', async () => {
  const { status, body } = await answer(await newMiniShopper(), {
    templateCode: 'T-unknown',
    isAccepted: true,
  });
  expect([status, body.error.reason]).toEqual([400, 'unknown-message-template']);
});
