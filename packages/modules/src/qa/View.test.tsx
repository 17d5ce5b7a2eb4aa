import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderModules } from '../testing.tsx';

const items = [
  { question: '含税吗', answer: '<p>是，<strong>已含</strong>。</p>' },
  { question: '能退吗', answer: '<p>十四天内。</p>' },
];
const show = (more: Record<string, unknown> = {}) =>
  renderModules([{ code: 'qa', fields: { items, ...more } }]);
const findQuestion = (name: string) => screen.findByRole('button', { name });

test('opens the first answer by default', async () => {
  await show({ title: '常见问答' });
  expect(await screen.findByRole('heading', { name: '常见问答' })).toBeVisible();
  expect(await findQuestion('含税吗')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('已含')).toBeVisible();
  expect(screen.getByText('十四天内。')).not.toBeVisible();
});

test('closes all answers when firstOpen is false', async () => {
  await show({ firstOpen: false });
  expect(await findQuestion('含税吗')).toHaveAttribute('aria-expanded', 'false');
});

test('opens and closes answers by keyboard', async () => {
  await show();
  await findQuestion('含税吗');
  await userEvent.tab();
  expect(await findQuestion('含税吗')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('已含')).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByText('十四天内。')).toBeVisible();
});

test('links each question to its answer with ids unique on the page', async () => {
  await renderModules([
    { code: 'qa', fields: { items } },
    { code: 'qa', fields: { items } },
  ]);
  const buttons = await screen.findAllByRole('button');
  const ids = buttons.map((button) => button.getAttribute('aria-controls') ?? '');
  expect(new Set(ids).size).toBe(4);
  expect(ids.every((id) => document.getElementById(id))).toBe(true);
});

test('tracks opening a question, but not closing it', async () => {
  const { platform } = await show();
  const tracked = () => platform.tracked.filter(({ parameters }) => parameters.part === 'question');
  await userEvent.click(await findQuestion('能退吗'));
  expect(tracked()).toMatchObject([{ parameters: { text: '能退吗' } }]);
  await userEvent.click(await findQuestion('能退吗'));
  expect(tracked()).toHaveLength(1);
});
