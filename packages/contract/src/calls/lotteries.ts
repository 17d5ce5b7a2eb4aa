import { z } from 'zod';
import { call } from '../call.ts';
import { codeId } from '../entities/common.ts';
import { draw, lottery } from '../entities/lotteries.ts';
import { reward } from '../entities/promotions.ts';

const group = 'Lotteries';
const params = z.object({ id: codeId });

export const lotteries = {
  getLottery: call({
    method: 'GET',
    path: '/api/v1/lotteries/{id}',
    group,
    summary: 'A lottery, its prizes with their odds, and the number of tickets of the shopper',
    caller: 'anyone',
    params,
    response: lottery,
    errors: ['not-found'],
  }),
  drawReward: call({
    method: 'POST',
    path: '/api/v1/lotteries/{id}/draw-rewards',
    group,
    summary: 'Draws once. The same Idempotency-Key returns the same draw',
    caller: 'shopper',
    params,
    response: draw,
    errors: ['not-found', 'conflict'],
  }),
  listMyLotteryRewards: call({
    method: 'GET',
    path: '/api/v1/my/lotteries/rewards',
    group,
    summary: 'The won rewards of the shopper, newest first',
    caller: 'shopper',
    query: z.object({ 'lottery-id': codeId.optional() }),
    response: z.array(reward),
  }),
};
