import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { Questionnaire } from '@vitrine/contract';
import { answer, chooseOption, sessionEntered } from '@vitrine/state';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const option = (id: string) => ({ id, text: id });
const dress: Questionnaire = {
  id: 'dress',
  title: '您怎么穿',
  introduction: '三道题',
  questions: [
    {
      id: 'q1',
      kind: 'single',
      text: '哪一种？',
      isRequired: true,
      options: [option('剪裁'), option('针织')],
      limit: 1,
    },
    {
      id: 'q2',
      kind: 'multiple',
      text: '哪些颜色？',
      isRequired: true,
      options: [option('黑'), option('白'), option('驼')],
      limit: 2,
    },
    { id: 'q3', kind: 'scale', text: '多推荐吗？', isRequired: false, options: [], limit: 5 },
  ],
  collectedAt: null,
};

async function showQuestions(step?: string, answers: Partial<Api> = {}) {
  const context = loadContext(
    { getQuestionnaire: async () => dress, ...answers },
    { params: { id: 'dress' }, query: step ? { step } : {} },
  );
  const shown = await showScreen(screen, context);
  await act(async () => {
    context.store.dispatch(sessionEntered({ isGuest: true, bagId: 'b' }));
  });
  return { ...context, ...shown };
}

test.each([undefined, '2'])('is named above each of its questions; step: %s', async (step) => {
  await showQuestions(step);
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('您怎么穿');
});

const at = (step: string) => ({ route: 'questionnaire', params: { id: 'dress' }, query: { step } });

test('a question that must be answered holds one back, and then leads on', async () => {
  const { platform } = await showQuestions();
  await userEvent.click(page.getByRole('button', { name: '下一题' }));
  expect(page.getByText('请先作答')).toBeVisible();
  expect(platform.visits).toEqual([]);
  await userEvent.click(page.getByText('针织'));
  expect(page.queryByText('请先作答')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: '下一题' }));
  expect(platform.visits).toEqual([at('2')]);
});

test('no more are chosen than there is room for', async () => {
  await showQuestions('2');
  await userEvent.click(page.getByRole('checkbox', { name: '黑' }));
  await userEvent.click(page.getByRole('checkbox', { name: '白' }));
  expect(page.getByRole('checkbox', { name: '驼' })).toBeDisabled();
  await userEvent.click(page.getByRole('checkbox', { name: '黑' }));
  expect(page.getByRole('checkbox', { name: '驼' })).toBeEnabled();
});

test('what may be left out can be skipped; the answers are sent once, and thanked for', async () => {
  const answerQuestionnaire = vi.fn(async () => ({ collectedAt: '2026-11-20T17:00:00.000Z' }));
  const { store, platform } = await showQuestions('3', { answerQuestionnaire });
  act(() => {
    store.dispatch(chooseOption({ questionId: 'q1', optionId: '剪裁' }));
    store.dispatch(chooseOption({ questionId: 'q2', optionId: '黑' }));
  });
  await userEvent.click(page.getByRole('radio', { name: '4' }));
  await userEvent.dblClick(page.getByRole('button', { name: '提交' }));
  expect(answerQuestionnaire).toHaveBeenCalledTimes(1);
  expect(answerQuestionnaire).toHaveBeenCalledWith({
    params: { id: 'dress' },
    body: {
      answers: [
        { questionId: 'q1', optionIds: ['剪裁'] },
        { questionId: 'q2', optionIds: ['黑'] },
        { questionId: 'q3', value: 4 },
      ],
    },
  });
  expect(page.getByText('答案已于 2026.11.21 收到')).toBeVisible();
  expect(platform.storage.local.get('questionnaire:dress')).toBeNull();
});

test('at the end one is led back to what was left out', async () => {
  const answerQuestionnaire = vi.fn();
  const { platform } = await showQuestions('3', { answerQuestionnaire });
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  expect(answerQuestionnaire).not.toHaveBeenCalled();
  expect(platform.visits).toEqual([at('1')]);
});

test('answers are kept while they are given', async () => {
  const { store, platform } = await showQuestions();
  act(() => void store.dispatch(answer({ questionId: 'q3', value: 2 })));
  expect(platform.storage.local.get('questionnaire:dress')).toBe(
    '{"owner":"","answers":[{"questionId":"q3","value":2}]}',
  );
});

test('a lost connection keeps the answers and says so', async () => {
  const answerQuestionnaire = () => Promise.reject(new ApiError('network'));
  const { store } = await showQuestions('3', { answerQuestionnaire });
  act(() => {
    store.dispatch(chooseOption({ questionId: 'q1', optionId: '剪裁' }));
    store.dispatch(chooseOption({ questionId: 'q2', optionId: '黑' }));
  });
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  expect(page.getByText('没能提交，答案还在，请再试一次')).toBeVisible();
  expect(page.getByRole('button', { name: '提交' })).toBeEnabled();
});

test('who has answered is thanked instead of asked', async () => {
  const collectedAt = '2026-11-20T17:00:00.000Z';
  await showQuestions(undefined, { getQuestionnaire: async () => ({ ...dress, collectedAt }) });
  expect(page.getByText('答案已于 2026.11.21 收到')).toBeVisible();
  expect(page.queryByRole('button', { name: '下一题' })).toBeNull();
});

test('one that is not there is not found', async () => {
  const { status } = await showScreen(screen, loadContext({}, { params: { id: 'x' } }));
  expect(status).toBe(404);
  expect(page.getByText('没有这份问卷')).toBeVisible();
});
