import { identity, shoppers } from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openProviders } from '../../providers/providers.ts';
import { type ResourceApp, resourceApp } from '../../testing/resource-app.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';
import { membershipHandlers } from '../memberships/routes.ts';
import { preferenceHandlers } from '../preferences/routes.ts';
import { privacyHandlers } from '../privacy/routes.ts';
import { profileHandlers } from '../profiles/routes.ts';
import { subscriptionHandlers } from '../subscriptions/routes.ts';
import { identityHandlers } from './routes.ts';

const START = Date.UTC(2026, 9, 1);
export const MOBILE = '13800138000';
export const SESSIONS = '/api/v2/identities/sessions';

/** The calls of shoppers over a database of their own, with a clock to turn. Every test has a new hour. */
export function personShop() {
  let shop: TestShop;
  let app: ResourceApp;
  let now = START;

  beforeAll(async () => {
    shop = await testShop();
    const { db } = shop.database;
    const { settings } = shop;
    const providers = openProviders(settings.providers, { db, now: () => now });
    const deps = { db, providers, settings, now: () => now };
    const handlers = {
      ...identityHandlers(deps),
      ...profileHandlers(deps),
      ...membershipHandlers(deps),
      ...preferenceHandlers(deps),
      ...privacyHandlers(deps),
      ...subscriptionHandlers(deps),
    };
    app = await resourceApp(shop, { ...identity, ...shoppers }, handlers, { now: () => now });
  });
  beforeEach(() => {
    now += 2 * 3_600_000;
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  const ask: ResourceApp['ask'] = (...given) => app.ask(...given);

  async function sentCode(mobile: string): Promise<string> {
    const message = await shop.database.db
      .selectFrom('sandbox_messages')
      .select('code')
      .where('recipient', '=', `86${mobile}`)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return message.code ?? '';
  }

  async function getCode(mobile = MOBILE): Promise<string> {
    now += 61_000;
    await ask('POST', 'identities/mobile/security-code', { body: { mobile } });
    return sentCode(mobile);
  }

  return {
    ask,
    getCode,
    sentCode,
    db: () => shop.database.db,
    settings: () => shop.settings,
    newGuest: () => app.newGuest(),
    newShopper: () => app.newShopper(),
    now: () => now,
    pass(ms: number) {
      now += ms;
    },
    /** Signs in by mobile, from a visit or without one. */
    async signIn(mobile = MOBILE, asked: Parameters<ResourceApp['ask']>[2] = {}) {
      const code = await getCode(mobile);
      const answer = await ask('POST', 'identities/mobile/verification', {
        ...asked,
        body: { mobile, code },
      });
      const { sessionKey: key, bagId, userId: shopperId } = answer.body;
      return { answer, visitor: { key, bagId, shopperId } };
    },
  };
}
