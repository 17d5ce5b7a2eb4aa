import { z } from 'zod';
import { call } from '../../call.ts';
import { codeId, queryInt } from '../../entities/common.ts';
import { lotteryOdds } from '../entities/marketing/lotteries.ts';
import { generatedPromoCode, promoCodeText } from '../entities/marketing/promotions.ts';
import { questionnaireResults } from '../entities/marketing/questionnaires.ts';
import { pageOf, pageQuery } from '../entities/page.ts';

const group = 'Marketing';
const read = { group, caller: 'operator', scope: 'shop', permission: 'marketing:read' } as const;
const MAX_GENERATED = 10_000;
const MAX_EXPORTED = 1_000;
const CODES = '/admin/api/v1/promo-codes/{id}/codes';
const code = z.object({ id: promoCodeText });
const params = z.object({ id: codeId });

/** Promo codes in bulk, the proof of a lottery's odds, and the results of a questionnaire. */
export const promotionTools = {
  generatePromoCodes: call({
    group,
    caller: 'operator',
    scope: 'shop',
    permission: 'marketing:write',
    method: 'POST',
    path: CODES,
    summary: 'Generates codes that cannot be guessed, with the terms of a template',
    label: ['生成优惠码', 'Generate promo codes'],
    params: code,
    body: z.object({
      count: z.int().min(1).max(MAX_GENERATED),
      usesPerCode: z.int().min(1).max(1_000_000).default(1),
    }),
    response: z.object({ generated: z.int() }),
    errors: ['not-found', 'conflict'],
  }),
  exportPromoCodes: call({
    group,
    caller: 'operator',
    scope: 'shop',
    permission: 'marketing:write',
    method: 'GET',
    path: CODES,
    summary: 'The generated codes of a template; each reading is recorded',
    label: ['导出优惠码', 'Export promo codes'],
    recordsReading: true,
    params: code,
    query: z.object({ ...pageQuery, size: queryInt(1, MAX_EXPORTED).default(MAX_EXPORTED) }),
    response: pageOf(generatedPromoCode),
    errors: ['not-found'],
  }),
  getLotteryOdds: call({
    ...read,
    method: 'GET',
    path: '/admin/api/v1/lotteries/{id}/odds',
    summary: 'Whether a lottery kept its odds',
    label: ['查看抽奖概率', 'Read the odds of a lottery'],
    params,
    response: lotteryOdds,
    errors: ['not-found'],
  }),
  getQuestionnaireResults: call({
    ...read,
    method: 'GET',
    path: '/admin/api/v1/questionnaires/{id}/results',
    summary: 'How often each answer was given',
    label: ['查看问卷结果', 'Read the results of a questionnaire'],
    params,
    response: questionnaireResults,
    errors: ['not-found'],
  }),
  listWrittenAnswers: call({
    ...read,
    method: 'GET',
    path: '/admin/api/v1/questionnaires/{id}/questions/{questionId}/answers',
    summary: 'The written answers to a question, the newest first, without who wrote them',
    label: ['阅读问卷的文字回答', 'Read written answers of a questionnaire'],
    recordsReading: true,
    params: z.object({ id: codeId, questionId: codeId }),
    query: z.object(pageQuery),
    response: pageOf(z.object({ text: z.string(), collectedAt: z.iso.datetime() })),
    errors: ['not-found'],
  }),
};
