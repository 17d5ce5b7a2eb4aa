import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectBoundCheckoutId, selectProcessingPid, shopperSessionStarted } from '@vitrine/state';
import { personalId } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

const lin = personalId('a', { isDefault: true, clearanceStatus: 'passed' });
const zhou = personalId('b', { maskedName: '周**', clearanceStatus: 'incomplete' });

async function renderPersonalIds(personalIds = [lin, zhou], answers = {}, query = {}) {
  const listPersonalIds = vi.fn(async () => personalIds);
  const context = createLoadContext({ listPersonalIds, ...answers }, { query });
  context.store.dispatch(shopperSessionStarted('key'));
  return { listPersonalIds, store: context.store, ...(await renderScreen(screen, context)) };
}

test('shows masked personal IDs with the state of their clearance', async () => {
  await renderPersonalIds();
  expect(await page.findByText('林**')).toBeVisible();
  expect(page.getByText('已通过')).toBeVisible();
  expect(page.getByText('待补证件照片')).toBeVisible();
  expect(page.getAllByText('3****************4')).toHaveLength(2);
});

test('makes another personal ID the default', async () => {
  const setDefaultPersonalId = vi.fn(async () => ({ ...zhou, isDefault: true }));
  await renderPersonalIds([lin, zhou], { setDefaultPersonalId });
  await userEvent.click(await page.findByRole('button', { name: '设为默认 周**' }));
  expect(await page.findByRole('button', { name: '设为默认 林**' })).toBeVisible();
  expect(setDefaultPersonalId).toHaveBeenCalledWith({ body: { personalIdId: 'b' } });
});

test('deletes a personal ID after a confirmation', async () => {
  const deletePersonalId = vi.fn(async () => ({ done: true as const }));
  await renderPersonalIds([lin, zhou], { deletePersonalId });
  await userEvent.click(await page.findByRole('button', { name: '删除 周**' }));
  expect(deletePersonalId).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(page.queryByText('周**')).toBeNull());
});

test('links to the form when no personal ID is saved', async () => {
  await renderPersonalIds([]);
  expect(await page.findByRole('link', { name: '新增清关人' })).toHaveAttribute(
    'href',
    '/user/personal-ids/new',
  );
});

test.each([
  [{ checkout: '800001' }, '800001', 2],
  [{}, '', 1],
])('the query %j binds checkout "%s" and goes back %i pages', async (query, bound, steps) => {
  const { store } = await renderPersonalIds([lin], {}, query);
  await page.findByText('林**');
  expect(selectBoundCheckoutId(store.getState())).toBe(bound);
  expect(selectProcessingPid(store.getState()).backStepOnPidSaved).toBe(steps);
});
