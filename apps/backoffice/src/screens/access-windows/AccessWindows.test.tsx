import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerDialog,
  choose,
  fieldProblem,
  findDialog,
  findField,
  getField,
  press,
  readRows,
  toPage,
  typeTime,
} from '../../testing/screen-steps.ts';
import { AccessWindows } from './AccessWindows.tsx';

const coming = {
  ...{ id: '3', state: 'coming', opensAt: '2099-12-02T02:00:00.000Z', version: 2 },
  target: { kind: 'product', id: '11', name: 'Wool coat' },
  benefit: { code: 'early-access', name: 'Early access' },
  early: [{ tier: 'Gold', hours: 24, from: '2099-12-01T02:00:00.000Z' }],
};
const open = {
  ...{ ...coming, id: '2', state: 'open', opensAt: '2026-01-02T02:00:00.000Z', early: [] },
  target: { kind: 'sale', id: '701', name: 'Archive sale' },
};
const benefit = (id: string, kind: string, name: string) => ({
  ...{ type: 'benefit', id, kind, version: 1, state: 'running' },
  ...{ name: { 'zh-CN': name, 'en-US': name }, description: { 'zh-CN': '', 'en-US': '' } },
});
const sale = {
  ...{ id: '701', products: 3, status: 'running', version: 1 },
  ...{ startsAt: '2026-11-01T00:00:00.000Z', endsAt: '2099-12-31T00:00:00.000Z' },
  name: { 'zh-CN': '典藏', 'en-US': 'Archive sale' },
  description: { 'zh-CN': '', 'en-US': '' },
};
const answers = {
  listAccessWindows: toPage(coming, open),
  listMarketingItems: toPage(
    benefit('early-access', 'early-access', 'Early access'),
    benefit('welcome', 'note', 'Welcome'),
  ),
  listSales: [sale, { ...sale, id: '700', status: 'ended' }],
};

test('says when everyone enters and who enters earlier', async () => {
  renderScreen(AccessWindows, { role: 'marketing', answers });
  expect(await screen.findByText('Wool coat')).toBeVisible();
  expect(readRows().map((cells) => cells.slice(0, 6))).toEqual([
    [
      ...['Wool coat', 'Products', 'Early access', '2 Dec 2099, 10:00'],
      ...['Gold: 1 Dec 2099, 10:00 (24 h earlier)', 'Coming'],
    ],
    [
      ...['Archive sale', 'Sale', 'Early access', '2 Jan 2026, 10:00'],
      ...['No tier says how many hours, so nobody enters earlier', 'Open'],
    ],
  ]);
  expect(screen.queryByLabelText('Change Archive sale')).toBeNull();
});

test('explains in Chinese what it is for, and lets readers change nothing', async () => {
  renderScreen(AccessWindows, {
    ...{ role: 'content', language: 'zh-CN' },
    answers: { ...answers, listAccessWindows: toPage() },
  });
  expect(await screen.findByText(/还没有提前开放/)).toBeVisible();
  expect(screen.queryByText('新建提前开放')).toBeNull();
});

test('opens a sale to members first, and shows a problem at its field', async () => {
  const { findSent } = renderScreen(AccessWindows, {
    role: 'marketing',
    answers: {
      ...answers,
      createAccessWindows: () => fieldProblem({ opensAt: 'It has to open before the sale ends' }),
    },
  });
  await screen.findByText('Wool coat');
  press('New early opening');
  const dialog = await findDialog('New early opening');
  press('Save', dialog);
  expect((await within(dialog).findAllByText('Required')).length).toBeGreaterThan(1);
  fireEvent.click(within(dialog).getByText('Sale'));
  await findField('Sale', dialog);
  await choose('Sale', 'Archive sale · 701', dialog);
  await choose('Benefit', 'Early access', dialog);
  expect(screen.queryByTitle('Welcome')).toBeNull();
  typeTime(getField('Opens to everyone', dialog), '2099-12-31 18:00');
  press('Save', dialog);
  expect(await within(dialog).findByText('It has to open before the sale ends')).toBeVisible();
  expect(findSent('createAccessWindows')).toMatchObject([
    { body: { saleId: '701', benefitCode: 'early-access', opensAt: '2099-12-31T10:00:00.000Z' } },
  ]);
});

test('changes when a product opens from the version that was shown', async () => {
  const { findSent } = renderScreen(AccessWindows, {
    role: 'marketing',
    answers: { ...answers, updateAccessWindow: coming },
  });
  await screen.findByText('Wool coat');
  press('Change Wool coat');
  const dialog = await findDialog('Change the early opening');
  typeTime(getField('Opens to everyone', dialog), '2099-12-05 09:00');
  press('Save', dialog);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(findSent('updateAccessWindow')).toMatchObject([
    {
      ...{ params: { id: '3' }, version: '"2"' },
      body: { benefitCode: 'early-access', opensAt: '2099-12-05T01:00:00.000Z' },
    },
  ]);
});

test('says before it deletes that everyone enters at once', async () => {
  const { findSent } = renderScreen(AccessWindows, {
    role: 'marketing',
    answers: { ...answers, deleteAccessWindow: { done: true } },
  });
  await screen.findByText('Wool coat');
  press('Delete Wool coat');
  expect(await screen.findByText(/it opens to everyone at once/)).toBeVisible();
  await answerDialog('Delete the early opening of "Wool coat"?', 'Delete');
  expect(await screen.findByText('Deleted')).toBeVisible();
  expect(findSent('deleteAccessWindow')[0]?.params).toEqual({ id: '3' });
});
