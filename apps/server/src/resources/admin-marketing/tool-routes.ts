import type { Handlers } from '@vitrine/contract';
import type { promotionTools } from '@vitrine/contract/admin';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { recordReading } from '../audit/record-reading.ts';
import { type ItemDeps, requireItem } from '../managed-items/manage-items.ts';
import { marketingDefinitions } from './definitions.ts';
import { readLotteryOdds } from './lottery-odds.ts';
import { exportPromoCodes, generatePromoCodes } from './promo-codes.ts';
import { readQuestionnaireResults } from './questionnaire-results.ts';
import { listWrittenAnswers } from './written-answers.ts';

/** What some types of marketing offer beside the calls of all types. */
export const promotionToolHandlers = ({
  db,
  now,
}: Pick<ItemDeps, 'db' | 'now'>): Handlers<typeof promotionTools, HandlerContexts> => ({
  generatePromoCodes: ({ params, body }, context) =>
    generatePromoCodes({ db, now }, context, params.id, body),
  exportPromoCodes: ({ params, query }, context) => exportPromoCodes(db, context, params.id, query),
  async getLotteryOdds({ params }) {
    await requireItem(db, marketingDefinitions.lottery, params.id);
    return readLotteryOdds(db, params.id);
  },
  async getQuestionnaireResults({ params }) {
    return readQuestionnaireResults(db, params.id);
  },
  async listWrittenAnswers({ params, query: { size, cursor } }, context) {
    await requireItem(db, marketingDefinitions.questionnaire, params.id);
    await recordReading(db, context, {
      target: { type: 'questionnaire', id: params.id },
      action: 'listWrittenAnswers',
      now: now(),
    });
    return listWrittenAnswers(db, { ...params, size, cursor });
  },
});
