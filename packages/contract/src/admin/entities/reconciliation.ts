import { z } from 'zod';
import { minorUnits, numericId, utcDateTime } from '../../entities/common.ts';
import { chinaDay } from './money.ts';
import { version } from './page.ts';

export const billProvider = z.enum(['wechat', 'alipay']);
export type BillProvider = z.infer<typeof billProvider>;

export const billStatus = z.enum(['waiting', 'compared', 'failed']);
export type BillStatus = z.infer<typeof billStatus>;

/** A payment or a refund. */
export const billLineKind = z.enum(['payment', 'refund']);
export type BillLineKind = z.infer<typeof billLineKind>;

export const differenceReason = z.enum(['missing-here', 'missing-there', 'amount-differs']);
export type DifferenceReason = z.infer<typeof differenceReason>;

export const differenceStatus = z.enum(['open', 'explained']);
export type DifferenceStatus = z.infer<typeof differenceStatus>;

export const providerBill = z
  .object({
    id: numericId,
    provider: billProvider,
    day: chinaDay,
    status: billStatus,
    attempts: z.int(),
    lines: z.int().nullable(),
    paymentAmount: minorUnits.nullable(),
    refundAmount: minorUnits.nullable(),
    openDifferences: z.int(),
    comparedAt: utcDateTime.nullable(),
  })
  .meta({ id: 'ProviderBill' });
export type ProviderBill = z.infer<typeof providerBill>;

export const billDifference = z
  .object({
    id: numericId,
    provider: billProvider,
    day: chinaDay,
    kind: billLineKind,
    number: z.string().meta({ description: "The shop's number at the provider" }),
    orderNumber: z
      .string()
      .nullable()
      .meta({ description: 'Of the order that was paid or refunded; null without one' }),
    reason: differenceReason,
    amountHere: minorUnits.nullable(),
    amountThere: minorUnits.nullable(),
    status: differenceStatus,
    explanation: z.string().nullable(),
    explainedAt: utcDateTime.nullable(),
    version,
  })
  .meta({ id: 'BillDifference' });
export type BillDifference = z.infer<typeof billDifference>;
