import { z } from 'zod';
import { codeId, numericId, utcDateTime, uuid } from '../../entities/common.ts';
import { version } from './page.ts';

/** The events that webhooks may ask for, each with the kind of thing that `subject.id` names. */
export const WEBHOOK_EVENTS = {
  'order.paid': 'order',
  'order.cancelled': 'order',
  'order.accepted': 'merchant-order',
  'order.rejected': 'merchant-order',
  'order.packed': 'merchant-order',
  'order.shipped': 'merchant-order',
  'order.clearing': 'merchant-order',
  'order.identity-needed': 'merchant-order',
  'order.cleared': 'merchant-order',
  'order.delivered': 'merchant-order',
  'order.refunded': 'refund',
  'return.requested': 'return',
  'return.approved': 'return',
  'return.refused': 'return',
  'return.received': 'return',
  'return.inspected': 'return',
  'return.refunded': 'return',
  'fapiao.requested': 'fapiao',
  'fapiao.withdrawn': 'fapiao',
  'fapiao.issued': 'fapiao',
  'fapiao.refused': 'fapiao',
  'fapiao.reversed': 'fapiao',
  'stock.changed': 'variant',
  'product.changed': 'product',
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const webhookEvent = z.enum(
  Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]],
);

const MAX_URL = 500;
const MAX_NAME = 60;

export const webhookInput = z.object({
  name: z.string().trim().min(1).max(MAX_NAME),
  url: z.url({ protocol: /^https?$/ }).max(MAX_URL),
  events: z.array(webhookEvent).min(1).max(Object.keys(WEBHOOK_EVENTS).length),
});

export const webhookEndpoint = z
  .object({
    id: uuid,
    name: z.string(),
    url: z.string(),
    events: z.array(webhookEvent),
    merchantId: numericId.nullable(),
    status: z.enum(['active', 'paused']),
    failures: z.int().meta({ description: 'Attempts in a row that failed' }),
    retryAt: utcDateTime.nullable().meta({
      description: 'Until when it gets nothing, because it failed several times in a row',
    }),
    formerSecretUntil: utcDateTime.nullable().meta({
      description: 'Until when deliveries are signed with the former secret too',
    }),
    createdAt: utcDateTime,
    version,
  })
  .meta({ id: 'WebhookEndpoint' });
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const createdWebhookEndpoint = webhookEndpoint
  .extend({ secret: z.string().meta({ description: 'Shown only in this response' }) })
  .meta({ id: 'CreatedWebhookEndpoint' });

export const webhookDelivery = z
  .object({
    id: numericId,
    endpointId: uuid,
    event: z.object({
      id: uuid,
      type: webhookEvent,
      at: utcDateTime,
      subject: z.object({ type: codeId, id: z.string() }),
    }),
    status: z.enum(['waiting', 'sending', 'delivered', 'failed']),
    attempts: z.int(),
    dueAt: utcDateTime.nullable(),
    createdAt: utcDateTime,
    finishedAt: utcDateTime.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookDeliveryDetails = webhookDelivery
  .extend({
    body: z.string().meta({ description: 'What is sent' }),
    log: z.array(
      z.object({
        startedAt: utcDateTime,
        durationMs: z.int().nullable(),
        statusCode: z.int().nullable(),
        error: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'WebhookDeliveryDetails' });
