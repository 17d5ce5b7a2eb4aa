import { z } from 'zod';

export const promptMoment = z.enum(['order', 'back-in-stock', 'price-drop', 'coupon']).meta({
  description: 'When a mini-program asks: after an order, with an alert, with a claimed coupon',
});
export type PromptMoment = z.infer<typeof promptMoment>;

export const templateCode = z.string().min(1).max(100);

export const messagePrompt = z
  .object({
    moment: promptMoment,
    templateCodes: z
      .array(templateCode)
      .min(1)
      .max(3)
      .meta({ description: 'The vendor’s ids of the templates to ask for, three at most' }),
  })
  .meta({ id: 'MessagePrompt' });
export type MessagePrompt = z.infer<typeof messagePrompt>;
