import { z } from 'zod';
import { period } from './campaigns.ts';
import { codeId, loneImage, utcDateTime, uuid } from './common.ts';
import { reward, rewardPreview } from './promotions.ts';

export const prize = z
  .object({
    id: codeId,
    ...rewardPreview.shape,
    ...loneImage,
    odds: z.int().min(0).max(1_000_000).meta({
      description: 'Wins per million draws now: a prize that is gone passes its odds to the next',
    }),
    isGone: z.boolean(),
  })
  .meta({ id: 'Prize' });
export type Prize = z.infer<typeof prize>;

const tickets = z.int().min(0).meta({ description: 'Draws left for the shopper' });

export const lottery = z
  .object({
    id: codeId,
    name: z.string(),
    description: z.string(),
    terms: z.array(z.string()),
    ...period.shape,
    prizes: z.array(prize),
    tickets: tickets.nullable().meta({ description: 'Null for guests' }),
  })
  .meta({ id: 'Lottery' });
export type Lottery = z.infer<typeof lottery>;

export const draw = z
  .object({
    drawId: uuid,
    drawnAt: utcDateTime,
    prize: prize.pick({ id: true, kind: true, name: true, description: true }).nullable(),
    reward: reward.nullable(),
    ticketsLeft: tickets,
  })
  .meta({ id: 'Draw', description: 'The prize is null if nothing was won' });
export type Draw = z.infer<typeof draw>;
