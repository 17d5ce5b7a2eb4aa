import { z } from 'zod';
import { call } from '../../call.ts';
import { numericId, utcDateTime } from '../../entities/common.ts';
import {
  chinaDay,
  commissionRate,
  commissionRateValue,
  ledgerEntry,
  ledgerKind,
  merchantBalance,
  payout,
  payoutStatus,
} from '../entities/money.ts';
import { pageOf, pageQuery } from '../entities/page.ts';

const group = 'Money';
const read = { group, caller: 'operator', scope: 'merchant', permission: 'money:read' } as const;
const write = { group, caller: 'operator', scope: 'shop', permission: 'money:write' } as const;
const PAYOUTS = '/admin/api/v1/payouts';
const params = z.object({ id: numericId });
const merchantId = numericId.optional();

/** What merchants are owed, the commission of the shop, and payouts. Merchants see only their own. */
export const money = {
  listLedgerEntries: call({
    ...read,
    method: 'GET',
    path: '/admin/api/v1/ledger-entries',
    summary: 'Money that merchants gained and lost, the newest first',
    label: ['查看账目', 'List ledger entries'],
    query: z.object({
      ...pageQuery,
      merchantId,
      kind: ledgerKind.optional(),
      orderId: numericId.optional(),
      orderNumber: z.string().trim().min(1).max(60).optional(),
      payoutId: numericId.optional(),
      from: utcDateTime.optional(),
      to: utcDateTime.optional(),
    }),
    response: pageOf(ledgerEntry),
  }),
  listMerchantBalances: call({
    ...read,
    method: 'GET',
    path: '/admin/api/v1/merchant-balances',
    summary: 'What the shop owes each merchant',
    label: ['查看商家余额', 'List balances of merchants'],
    response: z.array(merchantBalance),
  }),
  listCommissionRates: call({
    ...read,
    method: 'GET',
    path: '/admin/api/v1/commission-rates',
    summary: 'Commission rates, the newest first',
    label: ['查看佣金率', 'List commission rates'],
    query: z.object({ ...pageQuery, merchantId }),
    response: pageOf(commissionRate),
  }),
  createCommissionRate: call({
    ...write,
    method: 'POST',
    path: '/admin/api/v1/commission-rates',
    summary: 'Sets the commission from a time on; payments before it keep theirs',
    label: ['设置佣金率', 'Set a commission rate'],
    body: z.object({
      merchantId: numericId.nullable(),
      rate: commissionRateValue,
      validFrom: utcDateTime,
    }),
    response: commissionRate,
    errors: ['not-found', 'conflict'],
  }),
  listPayouts: call({
    ...read,
    method: 'GET',
    path: PAYOUTS,
    summary: 'Payouts, the newest first',
    label: ['查看付款列表', 'List payouts'],
    query: z.object({ ...pageQuery, merchantId, status: payoutStatus.optional() }),
    response: pageOf(payout),
  }),
  getPayout: call({
    ...read,
    method: 'GET',
    path: `${PAYOUTS}/{id}`,
    summary: 'One payout; its entries are listed by payoutId',
    label: ['查看付款', 'Read a payout'],
    params,
    response: payout,
    errors: ['not-found'],
  }),
  createPayout: call({
    ...write,
    method: 'POST',
    path: PAYOUTS,
    summary: 'Drafts a payout of all entries up to a day that no payout contains yet',
    label: ['新建付款', 'Create a payout'],
    body: z.object({
      merchantId: numericId,
      currencyIsoCode: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .default('CNY'),
      periodTo: chinaDay,
    }),
    response: payout,
    errors: ['not-found', 'conflict'],
  }),
  approvePayout: call({
    ...write,
    method: 'POST',
    path: `${PAYOUTS}/{id}/approval`,
    summary: 'Approves a drafted payout',
    label: ['批准付款', 'Approve a payout'],
    freshProof: true,
    params,
    response: payout,
    errors: ['not-found', 'conflict', 'precondition-failed', 'forbidden'],
  }),
  markPayoutPaid: call({
    ...write,
    method: 'POST',
    path: `${PAYOUTS}/{id}/transfer`,
    summary: 'Enters the transfer of an approved payout',
    label: ['标记已付款', 'Mark a payout as paid'],
    freshProof: true,
    params,
    body: z.object({ reference: z.string().trim().min(1).max(60) }),
    response: payout,
    errors: ['not-found', 'conflict', 'precondition-failed', 'forbidden'],
  }),
  cancelPayout: call({
    ...write,
    method: 'POST',
    path: `${PAYOUTS}/{id}/cancellation`,
    summary: 'Cancels a payout that is not paid; its entries can be paid out again',
    label: ['取消付款', 'Cancel a payout'],
    params,
    response: payout,
    errors: ['not-found', 'conflict', 'precondition-failed'],
  }),
};
