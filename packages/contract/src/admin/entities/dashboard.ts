import { z } from 'zod';
import { minorUnits, numericId, utcDateTime } from '../../entities/common.ts';

export const salesTotal = z.object({ orders: z.int(), revenue: minorUnits });
export type SalesTotal = z.infer<typeof salesTotal>;

/** The days that are compared: each is read up to the same time as today. */
const compared = <T extends z.ZodType>(value: T) =>
  z.object({ today: value, yesterday: value, lastWeek: value });

export const WAITING_QUEUES = [
  'merchant-orders',
  'returns',
  'personal-ids',
  'conversations',
  'privacy-requests',
  'page-reviews',
  'fapiao',
] as const;
export type WaitingQueue = (typeof WAITING_QUEUES)[number];

export const waitingStep = z
  .object({
    queue: z.enum(WAITING_QUEUES),
    step: z.string().meta({ description: 'The status in which they wait', example: 'paid' }),
    count: z.int(),
    overdue: z.int(),
    oldestAt: utcDateTime.nullable().meta({ description: 'Since when the first of them waits' }),
  })
  .meta({ id: 'WaitingStep' });
export type WaitingStep = z.infer<typeof waitingStep>;

export const stockAlarm = z.object({
  productId: numericId,
  variantId: numericId,
  merchantId: numericId,
  sku: z.string(),
  brand: z.string(),
  description: z.string(),
  size: z.string(),
  quantity: z.int(),
  available: z.int().meta({ description: 'The stock less what checkouts have reserved' }),
});

const amounts = z.object({ count: z.int(), amount: minorUnits });

/** The providers that a merchant can rehearse: they are asked at another address than their own. */
export const REHEARSED_PROVIDERS = ['alipay', 'wechatPay', 'sms', 'kuaidi100', 'push'] as const;
export type RehearsedProvider = (typeof REHEARSED_PROVIDERS)[number];

/** Today at a glance. A part that the operator may not read is null, or absent from a list. */
export const dashboard = z
  .object({
    at: utcDateTime,
    rehearsed: z.array(z.enum(REHEARSED_PROVIDERS)).meta({
      description: 'The providers in a rehearsal: what they answer is not real',
    }),
    sales: z
      .object({
        currencyIsoCode: z.string(),
        soFar: compared(salesTotal).meta({ description: 'Up to the same time of each day' }),
        hours: z
          .array(compared(salesTotal))
          .length(24)
          .meta({ description: 'Every hour in Beijing; of the days before, the whole day' }),
      })
      .nullable(),
    waiting: z.array(waitingStep),
    stock: z
      .object({
        low: z.int(),
        soldOut: z.int(),
        negative: z.int().meta({ description: 'More reserved than in stock' }),
        variants: z.array(stockAlarm).meta({ description: 'The best sellers of them first' }),
      })
      .nullable(),
    refunds: z.object({ pending: amounts, failed: amounts }).nullable(),
    marketing: z.object({ campaigns: z.int(), promotions: z.int() }).nullable(),
    content: z.object({ pages: z.int(), scheduled: z.int(), banners: z.int() }).nullable(),
    webhooks: z.object({ failed: z.int(), pausedEndpoints: z.int() }).nullable(),
    messages: z.object({ failed: z.int(), failedEvents: z.int() }).nullable(),
    jobs: z.object({ failed: z.int(), running: z.int() }).nullable(),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof dashboard>;
