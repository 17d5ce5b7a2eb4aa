import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { doublePress, fieldProblem, fill, getField, press } from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Menus } from './Menus.tsx';

const link = (zh: string, en: string, path: string) => ({
  ...{ text: { 'zh-CN': zh, 'en-US': en }, link: path, isPromotion: false },
});
const menus = {
  ...{ women: [link('新到', 'New in', '/product/list')], men: [], kids: [], version: 6 },
} satisfies AdminResponse<'getMenus'>;
const findText = () => screen.findByDisplayValue('New in');

test('adds and removes links, saves once, and marks what is refused', async () => {
  let answer: unknown = fieldProblem({ 'women.1.link': 'is no page' });
  const { findSent } = renderScreen(Menus, {
    role: 'content',
    answers: { getMenus: menus, updateMenus: () => answer },
  });
  await findText();
  const [panel] = document.querySelectorAll<HTMLElement>('[role=tabpanel]');
  press(/Add a link/, panel);
  const row = document.querySelector('[aria-label="link 2"]') as HTMLElement;
  fill('Text · Chinese', '特惠', row);
  fill('Link', '/nowhere', row);
  expect(screen.getByText('Changes are not saved')).toBeVisible();
  doublePress('Save');
  expect(await screen.findByText('is no page')).toBeVisible();
  expect(findSent('updateMenus')).toHaveLength(1);
  expect(getField('Link', row)).toHaveValue('/nowhere');
  answer = { ...menus, version: 7 };
  press('Remove link 1');
  press('Save');
  expect(await screen.findByText(/Saved; the header/)).toBeVisible();
  expect(findSent('updateMenus')[1]).toMatchObject({
    version: '"6"',
    body: { women: [{ text: { 'zh-CN': '特惠', 'en-US': null }, link: '/nowhere' }], men: [] },
  });
  await waitFor(() => expect(findSent('getMenus')).toHaveLength(2));
});

test('keeps what was typed when menus that were changed meanwhile cannot be read again', async () => {
  let answer: unknown = menus;
  renderScreen(Menus, {
    answers: {
      getMenus: () => answer,
      updateMenus: () => problemResponse(412, 'precondition-failed'),
    },
  });
  await findText();
  fill('Text · English', 'Mine');
  press('Save');
  answer = problemResponse(500, 'internal');
  expect(await screen.findByText('problem internal')).toBeVisible();
  expect(screen.getByDisplayValue('Mine')).toBeVisible();
  answer = { ...menus, version: 7 };
  press('Save');
  expect(await screen.findByText(/Another operator has just changed this/)).toBeVisible();
  expect(screen.getByDisplayValue('Mine')).toBeVisible();
  expect(screen.getByText('Changes are not saved')).toBeVisible();
});

test('shows the menus in Chinese to those who only read them', async () => {
  renderScreen(Menus, { role: 'read-only', language: 'zh-CN', answers: { getMenus: menus } });
  expect(await screen.findByDisplayValue('新到')).toBeDisabled();
  expect(document.querySelectorAll('fieldset button, button[type=submit]')).toHaveLength(0);
});

test('tells an editor who may not publish why the menus cannot be changed', async () => {
  renderScreen(Menus, { role: 'content-editor', answers: { getMenus: menus } });
  expect(await screen.findByText(/need the permission “Publish pages”/)).toBeVisible();
  expect(document.querySelectorAll('button[type=submit]')).toHaveLength(0);
});
