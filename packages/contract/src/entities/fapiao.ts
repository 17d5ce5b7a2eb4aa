import { isTaxNumber, normaliseTaxNumber } from '@vitrine/kit';
import { z } from 'zod';
import { minorUnits, numericId } from './common.ts';
import { email } from './credentials.ts';

/** The statuses of a fapiao, the tax invoice of mainland China, of which each is reached by one action. */
export const fapiaoStatus = z.enum(['requested', 'issued', 'refused', 'withdrawn', 'reversed']);
export type FapiaoStatus = z.infer<typeof fapiaoStatus>;

export const fapiaoTitleKind = z.enum(['personal', 'company']);
export type FapiaoTitleKind = z.infer<typeof fapiaoTitleKind>;

const MAX_TITLE = 100;
const fapiaoTitle = z
  .string()
  .trim()
  .min(2)
  .max(MAX_TITLE)
  .meta({ example: '上海云裳贸易有限公司' });

export const taxNumber = z
  .string()
  .max(40)
  .transform(normaliseTaxNumber)
  .refine(isTaxNumber, 'must be a unified social credit code')
  .meta({ example: '91330100799655058B' });

/** Whom a fapiao is made out to, and where it is sent. */
export const fapiaoInput = z
  .discriminatedUnion('titleKind', [
    z.object({ titleKind: z.literal('personal'), title: fapiaoTitle, email }),
    z.object({ titleKind: z.literal('company'), title: fapiaoTitle, taxNumber, email }),
  ])
  .meta({ id: 'FapiaoInput' });
export type FapiaoInput = z.infer<typeof fapiaoInput>;

/** All digital fapiao have twenty digits; older ones have their code and number together. */
export const fapiaoNumber = z
  .string()
  .regex(/^\d{20}$/, 'must be twenty digits')
  .meta({ example: '26312000000123456789' });

export const fapiao = z
  .object({
    id: numericId,
    status: fapiaoStatus,
    titleKind: fapiaoTitleKind,
    title: z.string(),
    taxNumber: z.string().nullable(),
    email: z.string(),
    amount: minorUnits.meta({
      description: 'What it is issued over; until then what would be now: paid, less refunds',
    }),
    requestedAt: z.iso.datetime(),
    number: fapiaoNumber.nullable(),
    issuedOn: z.iso.date().nullable(),
    fileUrl: z.string().nullable().meta({
      description: 'Valid for some minutes; another one comes with each response',
    }),
    refusedReason: z.string().nullable(),
    reversedOn: z.iso.date().nullable(),
    canChange: z.boolean().meta({ description: 'Whether it may be changed or withdrawn' }),
  })
  .meta({ id: 'Fapiao' });
export type Fapiao = z.infer<typeof fapiao>;

/** Each merchant of an order issues a fapiao over its part. */
export const orderFapiao = z
  .object({
    email: z.string().nullable().meta({ description: "The shopper's e-mail, if it is verified" }),
    canRequest: z.boolean().meta({ description: 'Whether one may be requested of any merchant' }),
    merchantOrders: z.array(
      z.object({
        id: numericId,
        merchantName: z.string(),
        amount: minorUnits.meta({ description: 'What was paid, less refunds' }),
        canRequest: z.boolean(),
        fapiao: fapiao.nullable().meta({ description: 'The newest one' }),
      }),
    ),
  })
  .meta({ id: 'OrderFapiao' });
export type OrderFapiao = z.infer<typeof orderFapiao>;
