import { z } from 'zod';
import { codeId, numericId, utcDateTime, uuid } from '../../entities/common.ts';

const channel = z.enum(['sms', 'messaging', 'email', 'push', 'minip', 'ttmp', 'alimp']).meta({
  description: 'push: the app; minip, ttmp, alimp: the mini-programs in WeChat, Douyin and Alipay',
});
const language = z.enum(['zh-CN', 'en-US']);

export const messageStatus = z.enum(['waiting', 'sending', 'sent', 'skipped', 'failed']).meta({
  description: 'skipped: the shopper cannot be reached; failed: it waits for an operator',
});

export const shopperMessage = z
  .object({
    id: numericId,
    event: z.object({ id: uuid, type: z.string(), at: utcDateTime }),
    shopperId: numericId,
    template: z.string(),
    language,
    status: messageStatus,
    attempts: z.int(),
    channel: channel.nullable(),
    dueAt: utcDateTime.nullable(),
    createdAt: utcDateTime,
    finishedAt: utcDateTime.nullable(),
  })
  .meta({ id: 'ShopperMessage' });
export type ShopperMessage = z.infer<typeof shopperMessage>;

const text = z.object({ subject: z.string(), body: z.string() });

export const shopperMessageDetails = shopperMessage
  .extend({
    text,
    log: z.array(
      z.object({
        startedAt: utcDateTime,
        channel,
        outcome: z
          .enum(['sent', 'refused', 'busy', 'unreachable', 'absent'])
          .nullable()
          .meta({ description: 'null: the process ended during the attempt' }),
        code: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ShopperMessageDetails' });

/** An event whose messages and webhook deliveries cannot be created as it is. */
export const failedEvent = z
  .object({
    id: uuid,
    type: z.string(),
    subjectId: z.string(),
    at: utcDateTime,
    failedAt: utcDateTime,
    attempts: z.int(),
    reason: z.string().meta({
      description:
        'unknown-type: another release recorded it; otherwise the error in its own words',
    }),
  })
  .meta({ id: 'FailedEvent' });
export type FailedEvent = z.infer<typeof failedEvent>;

export const messageTemplate = z
  .object({
    name: z.string(),
    values: z.array(z.string()),
    sample: z.record(z.string(), z.string()),
  })
  .meta({ id: 'MessageTemplate' });

export const CARD_FIELD_KINDS = [
  'text',
  'characters',
  'number',
  'letters',
  'phrase',
  'amount',
  'date',
  'name',
  'phone',
] as const;
export type CardFieldKind = (typeof CARD_FIELD_KINDS)[number];

const previewedCard = z
  .object({
    channel: z.enum(['messaging', 'minip', 'ttmp', 'alimp']),
    code: z
      .string()
      .nullable()
      .meta({ description: 'The id of the registered template; null: the fields to register' }),
    fields: z.array(
      z.object({
        name: z.string().meta({ description: 'As the vendor calls it', example: 'thing1' }),
        of: z.string().meta({ description: 'The value of ours that fills it', example: 'order' }),
        kind: z.enum(CARD_FIELD_KINDS),
        max: z.int().nullable().meta({ description: 'The most characters' }),
        given: z.string(),
        shown: z
          .string()
          .nullable()
          .meta({ description: 'What fits the field; null: the vendor would refuse it' }),
      }),
    ),
  })
  .meta({ id: 'PreviewedCard' });
export type PreviewedCard = z.infer<typeof previewedCard>;

/** Longer than any value of a message may be, so that the answer can say what is too long. */
const MAX_PREVIEWED_VALUE = 2_000;

const ownValues = z
  .partialRecord(codeId, z.string().max(MAX_PREVIEWED_VALUE))
  .default({})
  .meta({ description: 'By name; the sample stands for those that are absent' });

export const messagePreviewValues = z
  .object({ 'zh-CN': ownValues, 'en-US': ownValues })
  .meta({ id: 'MessagePreviewValues' });

const valueProblem = z.object({
  value: z.string().meta({ description: 'The name of the value', example: 'order' }),
  reason: z.enum(['missing', 'too-long']).meta({
    description:
      'missing: vendors of SMS and cards refuse an empty value; too-long: the shop sends none',
  }),
  max: z.int().meta({ description: 'The most characters of a value' }),
});

const preview = text.extend({
  html: z.string().meta({ description: 'The e-mail, in the colours of the shop' }),
  push: z.object({ title: z.string(), body: z.string() }).meta({
    description: 'What a phone shows; a tap opens the link in the app',
  }),
  cards: z
    .array(previewedCard)
    .meta({ description: 'What messaging apps show; empty for a message without cards' }),
  problems: z.array(valueProblem),
});

export const messagePreview = z
  .object({ 'zh-CN': preview, 'en-US': preview })
  .meta({ id: 'MessagePreview' });
