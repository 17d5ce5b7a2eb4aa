import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  doublePress,
  fieldProblem,
  fill,
  findField,
  press,
  toPage,
} from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { Configuration } from './Configuration.tsx';

const settings = {
  ...{ app: 'storefront', environment: 'production', version: 4 },
  toggles: { appBanner: false },
  configuration: { minimumAppVersion: '2.0', shippingCountries: ['CN'] },
} satisfies AdminResponse<'listConfigurations'>[number];
const trial = { ...settings, environment: 'trial', configuration: { chatHours: 9 } };
const answers = { listConfigurations: [trial, settings], listPages: toPage() };
const findVersion = () => findField('Oldest version of the app');

test('shows the settings of shoppers first, to those who only read them without a way to save', async () => {
  renderScreen(Configuration, { answers, role: 'read-only', language: 'zh-CN' });
  expect(await findField('App 最低版本')).toBeDisabled();
  const tabs = [...document.querySelectorAll('[role=tab]')].map((tab) => tab.textContent);
  expect(tabs).toEqual(['顾客看到的店铺', 'storefront · trial']);
  expect(screen.getByLabelText('App 下载横幅')).toHaveAttribute('aria-checked', 'false');
  expect(screen.getByLabelText('当日达')).toHaveAttribute('aria-checked', 'true');
  expect(screen.queryByText('保存')).toBeNull();
});

test('saves once at a double click, and keeps what was refused', async () => {
  let answer: unknown = fieldProblem({ toggles: 'must have at most 100 entries' });
  const { findSent } = renderScreen(Configuration, {
    role: 'owner',
    answers: { ...answers, updateConfiguration: () => answer },
  });
  await findVersion();
  fill('Oldest version of the app', '3.0');
  doublePress('Save');
  expect(await screen.findByText('problem bad-input')).toBeVisible();
  expect(findSent('updateConfiguration')).toHaveLength(1);
  expect(await findVersion()).toHaveValue('3.0');
  answer = settings;
  press('Save');
  expect(await screen.findByText('Saved; the shop has it')).toBeVisible();
  expect(findSent('updateConfiguration').at(-1)).toMatchObject({
    version: '"4"',
    body: { configuration: { minimumAppVersion: '3.0', shippingCountries: ['CN'] } },
  });
  await waitFor(() => expect(findSent('listConfigurations')).toHaveLength(2));
});

test('keeps a value that was typed, and takes the settings that another operator has changed', async () => {
  const theirs = {
    ...settings,
    toggles: { appBanner: true, chat: true },
    configuration: { shippingCountries: ['CN'], chatHours: 9 },
    version: 5,
  };
  let stored: object = settings;
  const { findSent } = renderScreen(Configuration, {
    answers: {
      ...answers,
      listConfigurations: () => [trial, stored],
      updateConfiguration: ({ version }: SentCall) =>
        version === '"5"' ? { ...theirs, version: 6 } : problemResponse(412, 'precondition-failed'),
    },
  });
  await findVersion();
  fill('Oldest version of the app', '3.0');
  stored = theirs;
  press('Save');
  expect(await screen.findByText(/Another operator has just changed this/)).toBeVisible();
  expect(await screen.findByText(/changed this field too/)).toBeVisible();
  expect(await findVersion()).toHaveValue('3.0');
  press('Save');
  expect(await screen.findByText('Saved; the shop has it')).toBeVisible();
  expect(findSent('updateConfiguration').map(({ version }) => version)).toEqual(['"4"', '"5"']);
  expect(findSent('updateConfiguration')[1]?.body).toMatchObject({
    toggles: { appBanner: true, chat: true },
    configuration: { minimumAppVersion: '3.0', shippingCountries: ['CN'], chatHours: 9 },
  });
});

test('says why the settings could not be read, and reads them again', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  renderScreen(Configuration, { answers: { ...answers, listConfigurations: () => answer } });
  expect(await screen.findByText('problem internal')).toBeVisible();
  answer = [settings];
  fireEvent.click(screen.getByText('Try again'));
  expect(await findVersion()).toHaveValue('2.0');
});
