import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showModules } from '../testing.tsx';

const items = [
  { question: '含税吗', answer: '<p>是，<strong>已含</strong>。</p>' },
  { question: '能退吗', answer: '<p>十四天内。</p>' },
];
const show = (more: Record<string, unknown> = {}) =>
  showModules([{ code: 'qa', fields: { items, ...more } }]);
const question = (name: string) => screen.findByRole('button', { name });

test('the first answer is open, the others wait', async () => {
  await show({ title: '常见问答' });
  expect(await screen.findByRole('heading', { name: '常见问答' })).toBeVisible();
  expect(await question('含税吗')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('已含')).toBeVisible();
  expect(screen.getByText('十四天内。')).not.toBeVisible();
});

test('all are closed where that is asked for', async () => {
  await show({ firstOpen: false });
  expect(await question('含税吗')).toHaveAttribute('aria-expanded', 'false');
});

test('the keyboard goes from question to question and opens them', async () => {
  await show();
  await question('含税吗');
  await userEvent.tab();
  expect(await question('含税吗')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('已含')).not.toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByText('十四天内。')).toBeVisible();
});

test('each question names the answer it opens, also beside another list', async () => {
  await showModules([
    { code: 'qa', fields: { items } },
    { code: 'qa', fields: { items } },
  ]);
  const buttons = await screen.findAllByRole('button');
  const ids = buttons.map((button) => button.getAttribute('aria-controls') ?? '');
  expect(new Set(ids).size).toBe(4);
  expect(ids.every((id) => document.getElementById(id))).toBe(true);
});

test('tells which question was opened, and nothing when it is closed', async () => {
  const { platform } = await show();
  const asked = () => platform.tracked.filter(({ parameters }) => parameters.part === 'question');
  await userEvent.click(await question('能退吗'));
  expect(asked()).toMatchObject([{ parameters: { text: '能退吗' } }]);
  await userEvent.click(await question('能退吗'));
  expect(asked()).toHaveLength(1);
});
