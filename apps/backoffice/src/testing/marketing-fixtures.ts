import type { AdminResponse } from '../api/admin-api.ts';
import { toPage } from './screen-steps.ts';

type Item = AdminResponse<'getMarketingItem'>;
const texts = (zh: string, en: string) => ({ 'zh-CN': zh, 'en-US': en });
const PERIOD = { startsAt: '2026-11-20T00:00:00.000Z', endsAt: '2026-12-20T00:00:00.000Z' };

export const lottery = {
  ...{ type: 'lottery', id: 'lots', name: texts('抽奖', 'Lots'), description: texts('', '') },
  ...{ terms: [], ...PERIOD, freePerDay: 1, version: 4, state: 'running' },
  prizes: [
    { id: 'p1', rewardId: 'gift', odds: 250_000, quantity: 6, given: 2, stock: 4 },
    { id: 'p2', rewardId: 'gift', odds: 750_000, quantity: null, given: 9, stock: null },
  ],
} satisfies Item;

export const reward = {
  ...{ type: 'reward', id: 'gift', name: texts('礼券', 'Voucher'), description: texts('', '') },
  ...{ kind: 'coupon', packageId: 'welcome', lotteryId: null, tickets: null, imageKey: null },
  ...{ version: 2, state: 'running' },
} satisfies Item;

export const questionnaire = {
  ...{ type: 'questionnaire', id: 'style', title: texts('风格', 'Style'), ...PERIOD },
  ...{ introduction: texts('', ''), version: 2, state: 'paused' },
  questions: [
    {
      ...{ id: 'q1', kind: 'single', text: texts('颜色', 'Colour'), isRequired: true, limit: 1 },
      options: [{ id: 'o1', text: texts('红', 'Red') }],
    },
  ],
} satisfies Item;

/** What the editor of an item asks for beside the item. */
export const itemAnswers = {
  listMarketingItems: toPage(),
  checkMarketingItem: { problems: [] },
  countMarketingItem: { counts: {} },
};
