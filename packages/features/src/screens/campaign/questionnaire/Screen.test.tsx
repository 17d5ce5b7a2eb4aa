import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Api, ApiError } from '@vitrine/client';
import type { Questionnaire } from '@vitrine/contract';
import { chooseOption, selectAnswer, sessionStarted, setAnswer } from '@vitrine/state';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

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

async function renderQuestions(step?: string, answers: Partial<Api> = {}) {
  const context = createLoadContext(
    { getQuestionnaire: async () => dress, ...answers },
    { params: { id: 'dress' }, query: step ? { step } : {} },
  );
  const rendered = await renderScreen(screen, context);
  await act(async () => {
    context.store.dispatch(sessionStarted({ isGuest: true, bagId: 'b' }));
  });
  return { ...context, ...rendered };
}

test.each([undefined, '2'])('shows its title above each question; step: %s', async (step) => {
  await renderQuestions(step);
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('您怎么穿');
});

const at = (step: string) => ({ route: 'questionnaire', params: { id: 'dress' }, query: { step } });

test('opens the next question only after a required one is answered', async () => {
  const { platform } = await renderQuestions();
  await userEvent.click(page.getByRole('button', { name: '下一题' }));
  expect(page.getByText('请先作答')).toBeVisible();
  expect(platform.destinations).toEqual([]);
  await userEvent.click(page.getByText('针织'));
  expect(page.queryByText('请先作答')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: '下一题' }));
  expect(platform.destinations).toEqual([at('2')]);
});

test('disables further options at the limit', async () => {
  await renderQuestions('2');
  await userEvent.click(page.getByRole('checkbox', { name: '黑' }));
  await userEvent.click(page.getByRole('checkbox', { name: '白' }));
  expect(page.getByRole('checkbox', { name: '驼' })).toBeDisabled();
  await userEvent.click(page.getByRole('checkbox', { name: '黑' }));
  expect(page.getByRole('checkbox', { name: '驼' })).toBeEnabled();
});

test('sends the answers once and shows a thank-you', async () => {
  const answerQuestionnaire = vi.fn(async () => ({ collectedAt: '2026-11-20T17:00:00.000Z' }));
  const { store, platform } = await renderQuestions('3', { answerQuestionnaire });
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

test('opens the first unanswered required question instead of sending', async () => {
  const answerQuestionnaire = vi.fn();
  const { platform } = await renderQuestions('3', { answerQuestionnaire });
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  expect(answerQuestionnaire).not.toHaveBeenCalled();
  expect(platform.destinations).toEqual([at('1')]);
});

test('saves answers on the device', async () => {
  const { store, platform } = await renderQuestions();
  act(() => void store.dispatch(setAnswer({ questionId: 'q3', value: 2 })));
  expect(platform.storage.local.get('questionnaire:dress')).toBe(
    '{"owner":"","answers":[{"questionId":"q3","value":2}]}',
  );
});

test('keeps the answers and shows an error when they cannot be sent', async () => {
  const answerQuestionnaire = () => Promise.reject(new ApiError('network'));
  const { store } = await renderQuestions('3', { answerQuestionnaire });
  act(() => {
    store.dispatch(chooseOption({ questionId: 'q1', optionId: '剪裁' }));
    store.dispatch(chooseOption({ questionId: 'q2', optionId: '黑' }));
  });
  await userEvent.click(page.getByRole('button', { name: '提交' }));
  expect(page.getByText('没能提交，答案还在，请再试一次')).toBeVisible();
  expect(page.getByRole('button', { name: '提交' })).toBeEnabled();
});

test('shows a thank-you instead of the questions after an answer', async () => {
  const collectedAt = '2026-11-20T17:00:00.000Z';
  await renderQuestions(undefined, { getQuestionnaire: async () => ({ ...dress, collectedAt }) });
  expect(page.getByText('答案已于 2026.11.21 收到')).toBeVisible();
  expect(page.queryByRole('button', { name: '下一题' })).toBeNull();
});

test('answers 404 for an unknown questionnaire', async () => {
  const { status } = await renderScreen(screen, createLoadContext({}, { params: { id: 'x' } }));
  expect(status).toBe(404);
  expect(page.getByText('没有这份问卷')).toBeVisible();
});

test('chooses on a scale with the arrow keys', async () => {
  const { store } = await renderQuestions('3');
  page.getByRole('radio', { name: '1' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(page.getByRole('radio', { name: '3' })).toBeChecked();
  expect(page.getByRole('radio', { name: '1' })).not.toBeChecked();
  expect(selectAnswer(store.getState(), 'q3')).toMatchObject({ value: 3 });
});

test('offers to skip an optional question until it is answered', async () => {
  const questions = [...dress.questions].reverse();
  const { platform } = await renderQuestions('1', {
    getQuestionnaire: async () => ({ ...dress, questions }),
  });
  expect(page.getByText(/选答/)).toBeVisible();
  const skip = page.getByRole('button', { name: '跳过' });
  await userEvent.click(page.getByRole('radio', { name: '2' }));
  expect(skip).toHaveTextContent('下一题');
  await userEvent.click(skip);
  expect(platform.destinations).toEqual([at('2')]);
});

test('goes back to the question before, but not from the first', async () => {
  const { platform, unmount } = await renderQuestions('2');
  await userEvent.click(page.getByRole('button', { name: '上一题' }));
  expect(platform.destinations).toEqual([at('1')]);
  unmount();
  await renderQuestions('1');
  expect(page.queryByRole('button', { name: '上一题' })).toBeNull();
});

test.each(['0', '9', 'x'])('shows the first question for the step “%s”', async (step) => {
  await renderQuestions(step);
  expect(page.getByRole('heading', { name: '哪一种？' })).toBeVisible();
});

test('limits a written answer and saves it', async () => {
  const text = {
    id: 'q4',
    kind: 'text' as const,
    text: '还想说什么？',
    isRequired: false,
    options: [],
    limit: 5,
  };
  const { store } = await renderQuestions('1', {
    getQuestionnaire: async () => ({ ...dress, questions: [text] }),
  });
  await userEvent.type(page.getByRole('textbox'), '一二三四五六');
  expect(selectAnswer(store.getState(), 'q4')).toMatchObject({ text: '一二三四五' });
});
