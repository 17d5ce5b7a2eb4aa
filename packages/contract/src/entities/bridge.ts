import { z } from 'zod';
import { alipayAppParameters, wechatAppParameters } from './payments.ts';
import { trackingEvent } from './tracking.ts';

const MAX_TEXT = 2_000;
const text = z.string().max(MAX_TEXT);

const shareContent = z.object({
  title: text,
  description: text.optional(),
  path: text,
  image: text.optional(),
  miniImage: text.optional(),
  miniPath: text.optional(),
});

/** A message from a page to the native app that hosts it. */
export const bridgeMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('tracking'), events: z.array(trackingEvent) }),
  z.object({ type: z.literal('navigation'), link: text, replace: z.boolean().optional() }),
  z.object({ type: z.literal('back') }),
  z.object({ type: z.literal('login') }),
  z.object({ type: z.literal('share'), content: shareContent }),
  z.object({ type: z.literal('contentLoaded'), id: text }),
  z.object({
    type: z.literal('payment'),
    params: z.union([wechatAppParameters, alipayAppParameters]),
  }),
  z.object({
    type: z.literal('campaignSubscription'),
    campaignName: text,
    action: z.enum(['status', 'subscribe']),
  }),
]);

/** A reply of the native app. */
export const bridgeReply = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('campaignSubscription'),
    campaignName: text,
    subscribed: z.boolean(),
  }),
  z.object({ type: z.literal('login'), token: text }),
  z.object({ type: z.literal('payment'), outcome: z.enum(['done', 'cancelled', 'failed']) }),
]);
