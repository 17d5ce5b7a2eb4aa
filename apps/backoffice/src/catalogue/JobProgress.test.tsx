import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { JobProgress } from './JobProgress.tsx';

const job = {
  id: '5',
  kind: 'change-prices',
  state: 'done',
  merchantId: null,
  createdBy: 'Lin',
  fileName: '',
  isDryRun: false,
  format: null,
  created: [],
  progress: { done: 200, total: 200, changed: 200, errors: 0 },
  failure: null,
  createdAt: '2026-11-24T02:00:00.000Z',
  startedAt: null,
  endedAt: '2026-11-24T02:01:00.000Z',
};
const undoing = { ...job, id: '6', kind: 'undo-changes', state: 'running' };
const answers = {
  getOperatorJob: ({ params }: { params: { id: string } }) => (params.id === '6' ? undoing : job),
  undoJob: undoing,
};
const Progress = () => <JobProgress id="5" />;

test('a job that has ended is put back by a job whose progress is shown', async () => {
  const { findSent } = renderScreen(Progress, { answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo this change' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Undo this change' }));
  await waitFor(() => expect(findSent('undoJob')[0]).toMatchObject({ params: { id: '5' } }));
  await screen.findByText('Undo as job 6');
  await screen.findByText(/^Running/);
});

test('a job that has changed nothing cannot be put back', async () => {
  const unchanged = { ...job, progress: { ...job.progress, changed: 0 } };
  renderScreen(Progress, { answers: { getOperatorJob: unchanged } });
  await screen.findByText(/^Done/);
  expect(screen.queryByRole('button', { name: 'Undo this change' })).toBeNull();
});
