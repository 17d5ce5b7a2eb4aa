import { screen, within } from '@testing-library/react';
import type { OperatorJob } from '@vitrine/contract/admin';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Jobs } from './Jobs.tsx';

const AT = '2026-11-23T02:00:00.000Z';
const job: OperatorJob = {
  ...{ id: '1', kind: 'export-products', state: 'done', merchantId: null, createdBy: 'Lin' },
  ...{ fileName: 'autumn.csv', isDryRun: true, failure: null, created: [], format: null },
  progress: { done: 40, total: 40, changed: 12, errors: 3 },
  ...{ createdAt: AT, startedAt: AT, endedAt: AT },
};

it('shows jobs with what they changed, and the file of one that is done', async () => {
  const { findSent } = renderScreen(Jobs, {
    ...{ path: '/jobs', url: '/jobs?state=done&open=1', role: 'merchant' },
    answers: {
      listOperatorJobs: { items: [job], nextCursor: null },
      getOperatorJob: job,
      listOperatorJobErrors: { items: [], nextCursor: null },
    },
  });
  expect((await screen.findByText('autumn.csv')).getAttribute('href')).toMatch(/jobs\/1\/file$/);
  for (const text of ['Dry run', '12', 'Lin']) expect(screen.getByText(text)).toBeInTheDocument();
  const details = within(await screen.findByRole('dialog'));
  const link = await details.findByText('Download the file');
  expect(link.closest('a')?.getAttribute('href')).toMatch(/\/admin\/api\/v1\/.*1\/file/);
  expect(findSent('listOperatorJobs')[0]?.query).toMatchObject({ state: 'done' });
});
