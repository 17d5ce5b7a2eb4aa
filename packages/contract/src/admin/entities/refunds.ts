import { z } from 'zod';
import { commaList, minorUnits, numericId, utcDateTime, uuid } from '../../entities/common.ts';
import { pageQuery } from './page.ts';

export const refundStatus = z.enum(['requested', 'processing', 'done', 'failed']);
export type RefundStatus = z.infer<typeof refundStatus>;

/** What a refund is of: a cancelled order, items that an operator refunded, a return, or a payment without an order. */
export const refundKind = z.enum(['order', 'items', 'return', 'payment']);
export type RefundKind = z.infer<typeof refundKind>;

export const refundProvider = z.enum(['wechat', 'alipay', 'douyin', 'test', 'transfer']);
export type RefundProvider = z.infer<typeof refundProvider>;

export const refundQuery = z.object({
  ...pageQuery,
  status: commaList(refundStatus).optional(),
  provider: refundProvider.optional(),
  merchantId: numericId.optional(),
  from: utcDateTime.optional(),
  to: utcDateTime.optional(),
  search: z
    .string()
    .trim()
    .min(4)
    .max(40)
    .optional()
    .meta({ description: 'The number of an order, or of a refund at the provider' }),
});

export const refund = z
  .object({
    id: uuid,
    number: z.string().meta({ description: "The shop's number at the provider" }),
    kind: refundKind,
    status: refundStatus,
    provider: refundProvider,
    amount: minorUnits,
    currency: z.string(),
    orderId: numericId.nullable(),
    orderNumber: z.string().nullable(),
    merchant: z
      .object({ id: numericId, name: z.string() })
      .nullable()
      .meta({ description: 'Null: several merchants, or none' }),
    merchantOrderId: numericId.nullable(),
    attempts: z.int(),
    requestedAt: utcDateTime,
    doneAt: utcDateTime.nullable(),
  })
  .meta({ id: 'Refund' });
export type Refund = z.infer<typeof refund>;
