import { z } from 'zod';
import { commaList, minorUnits, numericId, utcDateTime, uuid } from '../../entities/common.ts';
import { paymentStatus } from '../../entities/payments.ts';
import { chinaDay } from './money.ts';
import { pageQuery, version } from './page.ts';

const MAX_TEXT = 100;
const MAX_NOTE = 300;
export const MAX_HOLD_DAYS = 14;
const text = z.string().trim().max(MAX_TEXT);
const note = z.string().trim().max(MAX_NOTE);

export const transferSettingsInput = z.object({
  isOn: z.boolean().meta({ description: 'Whether shoppers may pay by a bank transfer' }),
  accountHolder: text,
  bank: text,
  accountNumber: text,
  note: z
    .object({ 'zh-CN': note, 'en-US': note })
    .meta({ description: 'What shoppers read beside the account; may be empty' }),
  holdDays: z
    .int()
    .min(1)
    .max(MAX_HOLD_DAYS)
    .meta({ description: 'After how many days without the money the order ends' }),
});

/** The account to which shoppers transfer money. */
export const transferSettings = transferSettingsInput
  .extend({ version })
  .meta({ id: 'TransferSettings' });
export type TransferSettings = z.infer<typeof transferSettings>;

/** What an operator has seen at the bank. */
export const seenTransfer = {
  reference: z.string().trim().min(1).max(60).meta({ description: 'The number at the bank' }),
  transferredOn: chinaDay,
};

export const transferQuery = z.object({
  ...pageQuery,
  status: commaList(paymentStatus).optional(),
  search: z
    .string()
    .trim()
    .min(4)
    .max(40)
    .optional()
    .meta({ description: 'The reference that the shopper was asked to write' }),
});

/** A payment by bank transfer: it waits for the money, or an operator has confirmed it. */
export const transfer = z
  .object({
    id: uuid.meta({ description: 'Of the payment' }),
    reference: z.string().meta({ description: 'What the shopper was asked to write' }),
    status: paymentStatus,
    amount: minorUnits,
    currency: z.string(),
    shopperId: numericId,
    createdAt: utcDateTime,
    expiresAt: utcDateTime.meta({ description: 'When the order ends without the money' }),
    orderNumber: z.string().nullable(),
    seen: z
      .object({ ...seenTransfer, confirmedBy: z.string(), confirmedAt: utcDateTime })
      .nullable(),
  })
  .meta({ id: 'Transfer' });
export type Transfer = z.infer<typeof transfer>;
