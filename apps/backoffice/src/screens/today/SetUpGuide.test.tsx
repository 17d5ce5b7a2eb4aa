import { screen, waitFor, within } from '@testing-library/react';
import type { SetUpGuide as Guide, SetUpState } from '@vitrine/contract/admin';
import { expect, test } from 'vitest';
import { OpenScreensContext } from '../../parts/open-screens.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { findDialog, press } from '../../testing/screen-steps.ts';
import { SetUpGuide } from './SetUpGuide.tsx';

const toGuide = (state: SetUpState, isFinished = false): Guide => ({
  steps: [
    { step: 'brand', state },
    { step: 'merchant', state: 'done' },
    { step: 'products', state },
    { step: 'open', state: isFinished ? 'skipped' : 'open' },
  ],
  isFinished,
});

const Opened = () => (
  <OpenScreensContext value={[{ path: '/imports', title: { 'zh-CN': '导入', 'en-US': 'Import' } }]}>
    <SetUpGuide />
  </OpenScreensContext>
);

test('lists what is done and what is open, with where to do it', async () => {
  const { findSent } = renderScreen(Opened, {
    answers: { getSetUpGuide: toGuide('open'), skipSetUpStep: toGuide('skipped') },
  });
  expect(await screen.findByText('1 of 3 done')).toBeVisible();
  const rows = screen.getAllByRole('listitem');
  expect(rows.map(({ dataset }) => dataset.state)).toEqual(['open', 'done', 'open']);
  expect(within(rows[0] as HTMLElement).getByText(/BRAND_DIR/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Import products' })).toHaveAttribute('href', '/imports');
  press('Skip "Brand"');
  await waitFor(() =>
    expect(findSent('skipSetUpStep').map(({ params, body }) => [params, body])).toEqual([
      [{ step: 'brand' }, { isSkipped: true }],
    ]),
  );
});

test('asks before the shop is opened with open steps', async () => {
  const { findSent } = renderScreen(Opened, {
    answers: { getSetUpGuide: toGuide('open'), skipSetUpStep: toGuide('open', true) },
  });
  await screen.findByText('1 of 3 done');
  press('Open the shop and put this away');
  const question = await findDialog('2 steps are open. Open the shop all the same?');
  press('Open the shop and put this away', question);
  await waitFor(() => expect(findSent('skipSetUpStep')[0]?.params).toEqual({ step: 'open' }));
});

test('takes a skipped step up again, and opens at once when nothing is open', async () => {
  const { findSent } = renderScreen(Opened, {
    answers: { getSetUpGuide: toGuide('skipped'), skipSetUpStep: toGuide('open') },
    language: 'zh-CN',
  });
  expect(await screen.findByText('已完成 3 / 3')).toBeVisible();
  press('恢复“品牌”');
  await waitFor(() => expect(findSent('skipSetUpStep')[0]?.body).toEqual({ isSkipped: false }));
  press('开始营业并收起');
  await waitFor(() => expect(findSent('skipSetUpStep').at(-1)?.params).toEqual({ step: 'open' }));
});

test.each([
  ['was opened', { answers: { getSetUpGuide: toGuide('open', true) } }],
  ['is not set up by this role', { answers: {}, role: 'catalogue' as const }],
])('shows nothing when the shop %s', async (_, options) => {
  const { container } = renderScreen(Opened, options);
  await waitFor(() => expect(container.textContent).toBe(''));
});
