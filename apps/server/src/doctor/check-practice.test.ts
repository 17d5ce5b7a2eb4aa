import { afterAll, beforeAll, expect, it } from 'vitest';
import { alipayEnvironment } from '../../test/support/alipay-environment.ts';
import { openTestShop, type TestShop } from '../../test/support/test-shop.ts';
import { readSettings } from '../settings.ts';
import { checkPractice, judgePractice } from './check-practice.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const DONE = {
  ...{ transfers: false, paid: true, shipped: true, returned: true, refunded: true },
  ...{ reconciled: true, messaged: true },
};

it('finds in the data of a new shop that nothing was tried out', async () => {
  const findings = await checkPractice(shop.database.db, readSettings({}));
  expect(findings.map(({ state }) => state)).toEqual([...Array(7).fill('warn'), 'ok']);
  expect(findings.every(({ state, advice }) => state === 'ok' || advice)).toBe(true);
});

it.each([
  ['a sandbox takes no money', {}, {}, 'not yet: the shop takes money'],
  ['keys take money', alipayEnvironment, {}, 'the shop takes money'],
  ['transfers take money', {}, { transfers: true }, 'the shop takes money'],
  ['bills are skipped where none are sent', {}, {}, 'skipped: no payment provider of the shop'],
  ['bills are compared', alipayEnvironment, {}, 'a bill of a provider was compared'],
  ['a refund is missing', {}, { refunded: false }, 'not yet: a refund has arrived'],
])('%s', (_, environment, facts, text) => {
  const findings = judgePractice(
    { ...DONE, ...facts },
    readSettings({ SANDBOX: 'on', ...environment }),
  );
  expect(findings.map((finding) => finding.text)).toContainEqual(expect.stringMatching(`^${text}`));
});
