import type { Call } from '@vitrine/contract';
import { type AdminCallName, adminCalls } from '@vitrine/contract/admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminFixture, openAdminFixture } from './admin-fixture.ts';
import { adminExamples } from './examples.ts';

interface Repetition {
  readonly status: 200 | 403 | 409;
  readonly why: string;
}

const repeated = (why: string): Repetition => ({ status: 200, why });
const refused = (why: string): Repetition => ({ status: 409, why });

/**
 * Calls that move no money, stock or parcels and do their work again for the same key, with the status of
 * the second answer. All other calls by POST answer a retry as they answered the first time.
 */
const REPEATABLE: Partial<Record<AdminCallName, Repetition>> = {
  addPasskey: refused('what the authenticator has signed is accepted once'),
  confirmByPasskey: { status: 403, why: 'what the authenticator has signed is accepted once' },
  addProductImage: repeated('operators see the second picture and remove it'),
  createApiKey: repeated('the secret is shown once and never stored; the other key is revoked'),
  createAttribute: refused('its id is taken'),
  createBanner: refused('its id is taken'),
  createBrand: refused('its id is taken'),
  createColour: refused('its id is taken'),
  createImportMapping: refused('its name is taken'),
  createInvitation: repeated('the link is shown once and never stored; the other one expires'),
  createMarketingItem: refused('its id is taken'),
  createPrivacyRequest: refused('a shopper has one open request of a kind'),
  createSearchRedirect: refused('its words are taken'),
  createSizeSystem: refused('its id is taken'),
  createWebhookEndpoint: repeated('the secret is shown once; the other address is removed'),
  eraseForPrivacyRequest: refused('the request is closed'),
  exportForPrivacyRequest: refused('the request is closed; personal data is not kept for a retry'),
  fetchProductImages: repeated('operators see the second picture and remove it'),
  redistributeEvent: refused('the event is no longer failed'),
  rejectPrivacyRequest: refused('the request is closed'),
  retryMessage: refused('the message is no longer failed'),
  startAddingPasskey: repeated('the newer challenge replaces the older one'),
  startPasskeyConfirmation: repeated('the newer challenge replaces the older one'),
};

const names = Object.entries<Call>(adminCalls).flatMap(([name, { method, caller }]) =>
  method === 'POST' && caller === 'operator' ? (name as AdminCallName) : [],
);

let fixture: AdminFixture;
beforeAll(async () => {
  fixture = await openAdminFixture();
});
afterAll(() => fixture.close());

async function sendTwice(name: AdminCallName) {
  const { session } = await fixture.createOperator('owner');
  const valid = await adminExamples[name].valid(fixture);
  const headers = { ...valid.headers, 'idempotency-key': `retry-${name}` };
  const send = () => fixture.ask(adminCalls[name], { ...valid, headers }, session);
  return [await send(), await send()] as const;
}

it.each(names.filter((name) => !REPEATABLE[name]))(
  '%s gives a retry with the same key the first answer',
  async (name) => {
    const [first, second] = await sendTwice(name);
    expect(first.status).toBe(200);
    expect(second).toEqual(first);
  },
);

it.each(
  names.flatMap((name) => {
    const { status, why } = REPEATABLE[name] ?? {};
    return status && why ? [[name, status, why] as const] : [];
  }),
)('%s answers a retry with %i: %s', async (name, status) => {
  const [first, second] = await sendTwice(name);
  expect([first.status, second.status]).toEqual([200, status]);
  expect(second).not.toEqual(first);
});
