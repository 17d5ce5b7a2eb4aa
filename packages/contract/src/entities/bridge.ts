import { z } from 'zod';

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

const tracked = z.object({ event: text, parameters: z.record(z.string(), z.unknown()) });

/** What a page says to the native app around it, as the app should read it. */
export const bridgeMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('tracking'), events: z.array(tracked) }),
  z.object({ type: z.literal('navigation'), link: text, replace: z.boolean().optional() }),
  z.object({ type: z.literal('back') }),
  z.object({ type: z.literal('login') }),
  z.object({ type: z.literal('share'), content: shareContent }),
  z.object({ type: z.literal('contentLoaded'), id: text }),
  z.object({
    type: z.literal('campaignSubscription'),
    campaignName: text,
    action: z.enum(['status', 'subscribe']),
  }),
]);

/** What the app answers. */
export const bridgeReply = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('campaignSubscription'),
    campaignName: text,
    subscribed: z.boolean(),
  }),
  z.object({ type: z.literal('login'), token: text }),
]);
