import { z } from 'zod';

/** What a new shop needs until its first sale, in the order in which it is usually done. */
export const SET_UP_STEPS = [
  'brand',
  'merchant',
  'products',
  'home',
  'payment',
  'messages',
  'legal',
  'staff',
  'testOrder',
  'open',
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

export const setUpState = z.enum(['done', 'open', 'skipped']);
export type SetUpState = z.infer<typeof setUpState>;

export const setUpGuide = z
  .object({
    steps: z.array(z.object({ step: z.enum(SET_UP_STEPS), state: setUpState })),
    isFinished: z.boolean().meta({ description: 'The shop was opened, and the guide is gone' }),
  })
  .meta({ id: 'SetUpGuide' });
export type SetUpGuide = z.infer<typeof setUpGuide>;
