import { z } from 'zod';
import { numericId, utcDateTime, uuid } from '../../entities/common.ts';

const channel = z
  .enum(['sms', 'messaging', 'email', 'minip', 'ttmp', 'alimp'])
  .meta({ description: 'minip, ttmp, alimp: the mini-programs in WeChat, Douyin and Alipay' });
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

export const messageTemplate = z
  .object({
    name: z.string(),
    values: z.array(z.string()),
    sample: z.record(z.string(), z.string()),
  })
  .meta({ id: 'MessageTemplate' });

const preview = text.extend({
  html: z.string().meta({ description: 'The e-mail, in the colours of the shop' }),
});

export const messagePreview = z
  .object({ 'zh-CN': preview, 'en-US': preview })
  .meta({ id: 'MessagePreview' });
