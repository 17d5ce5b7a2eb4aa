import { z } from 'zod';
import { commaList, flag, minorUnits, numericId, utcDateTime } from '../../entities/common.ts';
import { fapiaoNumber, fapiaoStatus, fapiaoTitleKind } from '../../entities/fapiao.ts';
import { FAPIAO_OPERATOR_ACTIONS } from '../fapiao.ts';
import { chinaDay } from './money.ts';
import { pageQuery, version } from './page.ts';

const MAX_URL = 500;

/** Why an issued fapiao is reversed by a negative one. */
export const fapiaoReversalReason = z.enum(['refund', 'error']);
export type FapiaoReversalReason = z.infer<typeof fapiaoReversalReason>;

export const fapiaoQuery = z.object({
  ...pageQuery,
  status: commaList(fapiaoStatus).optional(),
  merchantId: numericId.optional(),
  overdue: flag.optional(),
  toReverse: flag.optional().meta({ description: 'Issued over more than is left after refunds' }),
  search: z
    .string()
    .trim()
    .min(4)
    .max(40)
    .optional()
    .meta({ description: 'The number of an order or of a fapiao' }),
  from: utcDateTime.optional(),
  to: utcDateTime.optional(),
  sort: z.enum(['oldest', 'newest']).default('oldest'),
});

export const fapiaoIssue = z.object({
  number: fapiaoNumber,
  issuedOn: chinaDay,
  url: z
    .url({ protocol: /^https$/ })
    .max(MAX_URL)
    .optional()
    .meta({ description: 'Where the issuer offers the file, unless it was uploaded' }),
});

export const fapiaoReversal = z.object({
  number: fapiaoNumber.meta({ description: 'Of the negative fapiao' }),
  reversedOn: chinaDay,
  reason: fapiaoReversalReason,
});

export const fapiaoRequest = z
  .object({
    id: numericId,
    orderId: numericId,
    orderNumber: z.string(),
    merchantOrderId: numericId,
    merchant: z.object({ id: numericId, name: z.string() }),
    status: fapiaoStatus,
    actions: z.array(z.enum(FAPIAO_OPERATOR_ACTIONS)).meta({ description: 'What can be done now' }),
    titleKind: fapiaoTitleKind,
    title: z.string().meta({ description: 'Masked' }),
    taxNumber: z.string().nullable().meta({ description: 'Masked' }),
    email: z.string().nullable().meta({ description: 'Masked' }),
    currency: z.string(),
    amount: minorUnits.meta({ description: 'What it is issued over; until then the amount due' }),
    amountDue: minorUnits.meta({ description: 'What was paid for the part, less refunds' }),
    isOverdue: z.boolean(),
    isToReverse: z.boolean(),
    requestedAt: utcDateTime,
    dueAt: utcDateTime.nullable(),
    number: fapiaoNumber.nullable(),
    issuedOn: chinaDay.nullable(),
    file: z
      .enum(['pdf', 'ofd', 'url'])
      .nullable()
      .meta({ description: 'An uploaded file, or the URL of the issuer' }),
    url: z.string().nullable(),
    refusedReason: z.string().nullable(),
    reversalNumber: fapiaoNumber.nullable(),
    reversedOn: chinaDay.nullable(),
    reversalReason: fapiaoReversalReason.nullable(),
    version,
  })
  .meta({ id: 'FapiaoRequest' });
export type FapiaoRequest = z.infer<typeof fapiaoRequest>;

/** Whom a fapiao is made out to, unmasked. */
export const fapiaoTitleDetails = z
  .object({ title: z.string(), taxNumber: z.string().nullable(), email: z.string().nullable() })
  .meta({ id: 'FapiaoTitleDetails' });
export type FapiaoTitleDetails = z.infer<typeof fapiaoTitleDetails>;
