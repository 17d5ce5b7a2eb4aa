import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { expectLedgerToMatch } from '../support/expect-ledger-to-match.ts';
import type { OperatorActor } from './operator-actor.ts';
import type { StoryShop } from './story-shop.ts';
import { PRODUCTS } from './write-catalogue.ts';

/** Ledger, provider and bill have to agree on the money. */
export async function expectBalancedBooks(shop: StoryShop, owner: OperatorActor, day: string) {
  const { wechatPay } = shop.providers;
  const { items } = await owner.ask('listProviderBills');
  expect(items.find((bill) => bill.day === day)).toMatchObject({
    provider: 'wechat',
    status: 'compared',
    lines: 2,
    openDifferences: 0,
    paymentAmount: wechatPay.paidAmount(),
    refundAmount: wechatPay.refundedAmount(),
  });
  const balances = await owner.ask('listMerchantBalances');
  const money = balances.flatMap(({ totals }) => [totals.payment, totals.delivery, totals.refund]);
  expect(money.reduce<number>((sum, amount = 0) => sum + amount, 0)).toBe(
    wechatPay.paidAmount() - wechatPay.refundedAmount(),
  );
  await expectLedgerToMatch(shop.db);
}

/** An import has a record of its start and of each batch. The first step of a log-in changes nothing. */
const isOther = (action: string) => action !== 'importProducts' && action !== 'logInOperator';

/** Every change of an operator has a record, and so has the import of the command line. */
export async function expectRecords(owner: OperatorActor, writes: readonly string[]) {
  const { items } = await owner.ask('listAuditRecords', { query: { size: '200' } });
  const actions = items.map(({ action }) => action);
  expect(actions).toContain('importProducts');
  expect(actions.filter(isOther).sort()).toEqual(writes.filter(isOther).sort());
}

/** A file that was exported changes nothing when it is imported. */
export async function expectSameExport(shop: StoryShop) {
  const before = join(shop.folder, 'before.csv');
  const after = join(shop.folder, 'after.csv');
  expect(await shop.run('export', before)).toContain('Wrote 1,000 rows');
  expect(await shop.run('import', before)).toContain(
    '1,000 rows, 0 products and variants added or changed, 0 rows with errors',
  );
  await shop.run('export', after);
  const text = await readFile(before, 'utf8');
  expect(await readFile(after, 'utf8')).toBe(text);
  expect(text.trim().split('\n')).toHaveLength(PRODUCTS + 1);
}
