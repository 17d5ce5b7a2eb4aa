import { z } from 'zod';
import { numericId, utcDateTime, uuid } from '../../entities/common.ts';
import { version } from './page.ts';

/** Why a merchant gains or loses money. A refund gives the commission and the duty of its goods back. */
export const LEDGER_KINDS = [
  'payment',
  'delivery',
  'refund',
  'commission',
  'duty',
  'payout',
] as const;
export const ledgerKind = z.enum(LEDGER_KINDS);
export type LedgerKind = z.infer<typeof ledgerKind>;

/** The statuses of a payout, of which each is reached by one action. */
export const PAYOUT_STATUSES = ['draft', 'approved', 'paid', 'cancelled'] as const;
export const payoutStatus = z.enum(PAYOUT_STATUSES);
export type PayoutStatus = z.infer<typeof payoutStatus>;

/** Minor units that may be below zero. */
export const signedAmount = z
  .int()
  .meta({ description: 'Minor units of the currency; below zero when money is given back' });
const currencyIsoCode = z.string();
/** A day in Beijing. */
export const chinaDay = z.iso.date().meta({ example: '2026-11-30' });

export const ledgerEntry = z
  .object({
    id: z.string(),
    at: utcDateTime,
    merchantId: numericId.nullable().meta({
      description: 'Null for a payment whose order could not be placed',
    }),
    kind: ledgerKind,
    account: z
      .enum(['provider', 'shop', 'customs', 'bank'])
      .meta({ description: 'Where the same amount is lost or gained' }),
    amount: signedAmount,
    currencyIsoCode,
    source: z.string().meta({ example: 'payment:0190a5c2-4d8e-7c3a-9f1b-2d6e8a7b5c40' }),
    paymentId: uuid.nullable(),
    orderId: numericId.nullable(),
    orderNumber: z.string().nullable().meta({ description: 'As the shopper reads it' }),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const merchantBalance = z
  .object({
    merchantId: numericId.nullable(),
    currencyIsoCode,
    balance: signedAmount.meta({ description: 'What the shop owes the merchant' }),
    unplanned: signedAmount.meta({ description: 'The part that no payout contains yet' }),
    totals: z.partialRecord(ledgerKind, signedAmount),
  })
  .meta({ id: 'MerchantBalance' });

/** Hundredths of a per cent: 1500 is 15 %. */
export const commissionRateValue = z.int().min(0).max(10_000);

export const commissionRate = z
  .object({
    id: numericId,
    merchantId: numericId.nullable().meta({
      description: 'Null: the rate of every merchant without one of their own',
    }),
    rate: commissionRateValue.meta({ description: 'Hundredths of a per cent of the goods' }),
    validFrom: utcDateTime,
  })
  .meta({ id: 'CommissionRate' });

export const payout = z
  .object({
    id: numericId,
    merchantId: numericId,
    status: payoutStatus,
    currencyIsoCode,
    amount: z.int().min(1),
    periodFrom: chinaDay,
    periodTo: chinaDay,
    reference: z.string().nullable().meta({ description: "The bank's number of the transfer" }),
    createdAt: utcDateTime,
    createdBy: z.string().nullable().meta({ description: 'The name of the operator' }),
    approvedBy: z.string().nullable(),
    canApprove: z.boolean().meta({
      description: 'False for the operator who drafted it, who may not approve it too',
    }),
    approvedAt: utcDateTime.nullable(),
    paidAt: utcDateTime.nullable(),
    cancelledAt: utcDateTime.nullable(),
    version,
  })
  .meta({ id: 'Payout' });
export type Payout = z.infer<typeof payout>;
