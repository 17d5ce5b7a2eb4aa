import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectBoundCheckoutId, selectProcessingPid, shopperEntered } from '@vitrine/state';
import { personalId } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { screen } from './screen.ts';

const lin = personalId('a', { isDefault: true, clearanceStatus: 'passed' });
const zhou = personalId('b', { maskedName: '周**', clearanceStatus: 'incomplete' });

async function showBook(people = [lin, zhou], answers = {}, query = {}) {
  const listPersonalIds = vi.fn(async () => people);
  const context = loadContext({ listPersonalIds, ...answers }, { query });
  context.store.dispatch(shopperEntered('key'));
  return { listPersonalIds, store: context.store, ...(await showScreen(screen, context)) };
}

test('each person is masked, and says where customs stand', async () => {
  await showBook();
  expect(await page.findByText('林**')).toBeVisible();
  expect(page.getByText('已通过')).toBeVisible();
  expect(page.getByText('待补证件照片')).toBeVisible();
  expect(page.getAllByText('3****************4')).toHaveLength(2);
});

test('the default moves to another person', async () => {
  const setDefaultPersonalId = vi.fn(async () => ({ ...zhou, isDefault: true }));
  await showBook([lin, zhou], { setDefaultPersonalId });
  await userEvent.click(await page.findByRole('button', { name: '设为默认 周**' }));
  expect(await page.findByRole('button', { name: '设为默认 林**' })).toBeVisible();
  expect(setDefaultPersonalId).toHaveBeenCalledWith({ body: { personalIdId: 'b' } });
});

test('a person is forgotten only once that was confirmed', async () => {
  const deletePersonalId = vi.fn(async () => ({ done: true as const }));
  await showBook([lin, zhou], { deletePersonalId });
  await userEvent.click(await page.findByRole('button', { name: '删除 周**' }));
  expect(deletePersonalId).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(page.queryByText('周**')).toBeNull());
});

test('an empty book leads to the first person', async () => {
  await showBook([]);
  expect(await page.findByRole('link', { name: '新增清关人' })).toHaveAttribute(
    'href',
    '/user/personal-ids/new',
  );
});

test.each([
  [{ checkout: '800001' }, '800001', 2],
  [{}, '', 1],
])('opened by %j it is kept for checkout "%s", %i screens back', async (query, bound, steps) => {
  const { store } = await showBook([lin], {}, query);
  await page.findByText('林**');
  expect(selectBoundCheckoutId(store.getState())).toBe(bound);
  expect(selectProcessingPid(store.getState()).backStepOnPidSaved).toBe(steps);
});
