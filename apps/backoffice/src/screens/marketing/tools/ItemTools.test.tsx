import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminResponse } from '../../../api/admin-api.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import {
  doublePress,
  fieldProblem,
  fill,
  findDialog,
  press,
  readRows,
  toPage,
} from '../../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../../testing/stub-calls.ts';
import { ItemTools } from './ItemTools.tsx';

const item = { id: 'spring', version: 1, state: 'running' as const };
const texts = (zh: string, en: string) => ({ 'zh-CN': zh, 'en-US': en });

const odds = {
  ...{ draws: 1_200, statistic: 3, degreesOfFreedom: 1, criticalValue: 6.6 },
  ...{ verdict: 'unlikely', statement: texts('偏离', 'The draws differ') },
  outcomes: [
    { prizeId: 'p1', drawn: 301, given: 6, expected: 299.6 },
    { prizeId: null, drawn: 899, given: 0, expected: 900.4 },
  ],
  recalculated: { checked: 1_200, same: 1_199 },
} satisfies AdminResponse<'getLotteryOdds'>;

test('proves the odds of a lottery only when it is asked for', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  const { findSent } = renderScreen(() => <ItemTools type="lottery" item={item} />, {
    answers: { getLotteryOdds: () => answer },
  });
  expect(screen.getByText(/A prize with odds of 0 is never given/)).toBeVisible();
  expect(findSent('getLotteryOdds')).toHaveLength(0);
  press('Prove the odds');
  expect(await screen.findByText('problem internal')).toBeVisible();
  answer = odds;
  press('Try again');
  expect(await screen.findByText('Unlikely with these odds')).toBeVisible();
  expect(screen.getByText('The draws differ')).toBeVisible();
  expect(readRows()).toEqual([
    ['p1', '301', '300', '6'],
    ['No prize', '899', '900', '0'],
  ]);
  expect(document.body.textContent).toContain('1200 draws calculated again, 1199 with the same');
});

test('generates codes once at a double click, and saves all of them as a file', async () => {
  let answer: unknown = fieldProblem({ count: 'is too many' });
  const { findSent } = renderScreen(
    () => <ItemTools type="promo-code" item={{ ...item, id: 'SPRING', isTemplate: true }} />,
    {
      answers: {
        generatePromoCodes: () => answer,
        exportPromoCodes: ({ query: { cursor } }: SentCall) => ({
          items: [{ code: cursor ? 'B' : 'A', uses: 1, isUsedUp: Boolean(cursor) }],
          nextCursor: cursor ? null : 'next',
        }),
      },
    },
  );
  fill('How many', '500');
  doublePress('Generate');
  expect(await screen.findByText('is too many')).toBeVisible();
  expect(findSent('generatePromoCodes')).toHaveLength(1);
  answer = { generated: 500 };
  press('Generate');
  expect(await screen.findByText('500 codes generated')).toBeVisible();
  expect(findSent('generatePromoCodes').at(-1)).toMatchObject({
    params: { id: 'SPRING' },
    body: { count: 500, usesPerCode: 1 },
  });
  const createUrl = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:codes');
  press('Download all codes');
  await waitFor(() => expect(createUrl).toHaveBeenCalledOnce());
  const file = createUrl.mock.calls[0]?.[0] as Blob;
  expect(await file.text()).toMatch(/Code,Uses,Used up\r?\nA,1,no\r?\nB,1,yes/);
  createUrl.mockRestore();
});

const results = {
  respondents: 4,
  questions: [
    {
      ...{ questionId: 'q1', kind: 'scale', text: texts('评分', 'Rating'), answered: 4 },
      ...{ average: 3.25, choices: [{ id: '5', text: texts('', ''), count: 1 }] },
    },
    {
      ...{ questionId: 'q2', kind: 'text', text: texts('还有', 'More'), answered: 2 },
      ...{ average: null, choices: [] },
    },
  ],
} satisfies AdminResponse<'getQuestionnaireResults'>;

test('shows how often each answer was given, and reads the written ones', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  const { findSent } = renderScreen(() => <ItemTools type="questionnaire" item={item} />, {
    answers: { getQuestionnaireResults: results, listWrittenAnswers: () => answer },
  });
  expect(await screen.findByText('4 shoppers answered')).toBeVisible();
  expect(screen.getByText('4 answers · Average 3.25')).toBeVisible();
  expect(screen.getByLabelText('5')).toHaveAttribute('aria-valuenow', '25');
  press('Read the written answers');
  const drawer = await findDialog('Written answers');
  expect(await within(drawer).findByText('problem internal')).toBeVisible();
  expect(within(drawer).queryByText('No answers yet')).toBeNull();
  answer = toPage({ text: 'More red', collectedAt: '2026-11-24T02:00:00.000Z' });
  press('Try again', drawer);
  expect(await within(drawer).findByText('More red')).toBeVisible();
  expect(within(drawer).getByText('24 Nov 2026, 10:00')).toBeVisible();
  expect(findSent('listWrittenAnswers')[0]?.params).toEqual({ id: 'spring', questionId: 'q2' });
});

test('a code that is no template has no tools', () => {
  const { container } = renderScreen(() => <ItemTools type="promo-code" item={item} />);
  expect(container.querySelector('.ant-card')).toBeNull();
});
