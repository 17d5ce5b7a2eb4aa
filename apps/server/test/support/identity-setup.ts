import {
  accountSecurity,
  campaigns,
  lotteries,
  promotions,
  sessions,
  shoppers,
} from '@vitrine/contract';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { logIn } from '../../src/app/log-in.ts';
import type { OpenDatabase } from '../../src/database/database.ts';
import { openProviders } from '../../src/providers/providers.ts';
import { campaignHandlers } from '../../src/resources/campaigns/routes.ts';
import { accountSecurityHandlers } from '../../src/resources/identities/account-routes.ts';
import { identityHandlers } from '../../src/resources/identities/routes.ts';
import { lotteryHandlers } from '../../src/resources/lotteries/routes.ts';
import { membershipHandlers } from '../../src/resources/memberships/routes.ts';
import { preferenceHandlers } from '../../src/resources/preferences/routes.ts';
import { privacyHandlers } from '../../src/resources/privacy/routes.ts';
import { profileHandlers } from '../../src/resources/profiles/routes.ts';
import { promotionHandlers } from '../../src/resources/promotions/routes.ts';
import { referralHandlers } from '../../src/resources/referrals/routes.ts';
import { subscriptionHandlers } from '../../src/resources/subscriptions/routes.ts';
import { createKeyring } from './personal-id-fixture.ts';
import { openResourceApp, type ResourceApp } from './resource-app.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

const START = Date.UTC(2026, 9, 1);
export const MOBILE = '13800138000';
export const SESSIONS = '/api/v2/identities/sessions';

/**
 * Serves the calls of shoppers and of their campaigns over a database of their own. Every test starts at a
 * later hour.
 */
export function setUpIdentities(seed?: (database: OpenDatabase, now: number) => Promise<unknown>) {
  let shop: TestShop;
  let app: ResourceApp;
  let now = START;
  const logLines: string[] = [];

  beforeAll(async () => {
    shop = await openTestShop({
      environment: { TRUST_PROXY: '127.0.0.1' },
      ...(seed ? { seed: (database) => seed(database, START) } : {}),
    });
    const { db } = shop.database;
    const { settings } = shop;
    const providers = openProviders(settings.providers, {
      db,
      now: () => now,
      brand: settings.brand,
    });
    const keyring = createKeyring('shop');
    const deps = { db, keyring, providers, settings, logIn, now: () => now };
    const handlers = {
      ...identityHandlers(deps),
      ...accountSecurityHandlers(deps),
      ...profileHandlers(deps),
      ...membershipHandlers(deps),
      ...preferenceHandlers(deps),
      ...privacyHandlers(deps),
      ...subscriptionHandlers(deps),
      ...lotteryHandlers({ ...deps, imageSet: () => undefined }),
      ...promotionHandlers(deps),
      ...campaignHandlers(deps),
      ...referralHandlers(deps),
    };
    const calls = {
      ...accountSecurity,
      ...sessions,
      ...shoppers,
      ...lotteries,
      ...promotions,
      ...campaigns,
    };
    app = await openResourceApp(shop, calls, handlers, {
      now: () => now,
      logStream: { write: (line) => void logLines.push(line) },
    });
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

  /** Requests a code and returns it with the challenge that belongs to it. */
  async function requestCode(mobile = MOBILE): Promise<{ code: string; challenge: string }> {
    now += 61_000;
    const answer = await ask('POST', 'identities/mobile/security-code', { body: { mobile } });
    return { code: await sentCode(mobile), challenge: answer.body.challenge };
  }

  return {
    ask,
    logLines,
    requestCode,
    sentCode,
    database: () => shop.database,
    db: () => shop.database.db,
    settings: () => shop.settings,
    newGuest: () => app.newGuest(),
    newShopper: () => app.newShopper(),
    now: () => now,
    pass(ms: number) {
      now += ms;
    },
    /** Logs in by mobile, with or without a session. */
    async logInByMobile(mobile = MOBILE, input: Parameters<ResourceApp['ask']>[2] = {}) {
      const proof = await requestCode(mobile);
      const answer = await ask('POST', 'identities/mobile/verification', {
        ...input,
        body: { mobile, ...proof },
      });
      const { sessionKey: key, bagId, userId: shopperId } = answer.body;
      return { answer, visitor: { key, bagId, shopperId } };
    },
  };
}
