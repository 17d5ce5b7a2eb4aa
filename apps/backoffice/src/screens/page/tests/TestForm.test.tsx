import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../../api/admin-api.ts';
import { page } from '../../../testing/page-fixtures.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import {
  answerDialog,
  doublePress,
  fieldProblem,
  fill,
  findDialog,
  getField,
  press,
  toPage,
} from '../../../testing/screen-steps.ts';
import { problemResponse } from '../../../testing/stub-calls.ts';
import { PageTests } from './PageTests.tsx';

const planned = {
  ...{ id: '12', page: 'spring', name: 'Large and small', hypothesis: '', language: null },
  ...{ goal: 'click', shareOfB: 20, plannedSample: 1_200, endsAt: '2099-12-31T00:00:00.000Z' },
  ...{ rule: 'by-hand', state: 'draft', result: null, createdBy: 'Lin', version: 4 },
  ...{ createdAt: '2026-11-25T02:00:00.000Z', startedBy: null, startedAt: null },
  ...{ endedBy: null, endedAt: null, counts: null },
} satisfies AdminResponse<'getPageTest'>;
const ended = {
  ...planned,
  ...{ id: '11', name: 'Former', state: 'ended', result: 'kept-a', endedBy: '' },
  ...{ startedAt: '2026-10-01T02:00:00.000Z', endedAt: '2026-10-20T02:00:00.000Z' },
} satisfies AdminResponse<'getPageTest'>;
const answers = { listPageTests: toPage(planned), getPageTest: planned };
const Tests = () => <PageTests page={page} onCreateB={() => undefined} />;

test('changes a planned test once by its version, and keeps what is refused', async () => {
  let answer: unknown = fieldProblem({ endsAt: 'is later than in 60 days' });
  const { findSent } = renderScreen(Tests, {
    answers: { ...answers, updatePageTest: () => answer },
  });
  await screen.findByText('Large and small');
  press('Change');
  const dialog = await findDialog('Change');
  fill('Name', '', dialog);
  press('Change', dialog);
  expect(await within(dialog).findByText('Required')).toBeVisible();
  fill('Name', 'Large', dialog);
  doublePress('Change', dialog);
  expect(await within(dialog).findByText('is later than in 60 days')).toBeVisible();
  expect(findSent('updatePageTest')).toHaveLength(1);
  expect(getField('Name', dialog)).toHaveValue('Large');
  answer = { ...planned, name: 'Large' };
  press('Change', dialog);
  expect(await screen.findByText('Changed')).toBeVisible();
  expect(findSent('updatePageTest')[1]).toMatchObject({
    params: { id: '12' },
    version: '"4"',
    body: { name: 'Large', shareOfB: 20, plannedSample: 1_200, goal: 'click', rule: 'by-hand' },
  });
  await waitFor(() => expect(findSent('getPageTest')).toHaveLength(2));
});

test('deletes a planned test after a question, and says when it cannot start', async () => {
  const { findSent } = renderScreen(Tests, {
    answers: {
      ...answers,
      startPageTest: problemResponse(400, 'bad-input'),
      deletePageTest: { done: true },
    },
  });
  await screen.findByText('Large and small');
  press('Start the test');
  await answerDialog('Start the test now?', 'Start the test');
  expect(await screen.findByText('problem bad-input')).toBeVisible();
  press('Delete');
  expect(findSent('deletePageTest')).toHaveLength(0);
  await answerDialog('Delete this test?', 'Delete');
  expect(await screen.findByText('The test is deleted')).toBeVisible();
  expect(findSent('deletePageTest')).toMatchObject([{ params: { id: '12' }, version: '"4"' }]);
  await waitFor(() => expect(findSent('listPageTests')).toHaveLength(2));
});

test('folds ended tests away, and says in Chinese how each ended', async () => {
  renderScreen(Tests, {
    language: 'zh-CN',
    role: 'read-only',
    answers: { listPageTests: toPage(ended), getPageTest: ended },
  });
  const header = await screen.findByText(/1/, { selector: '.ant-collapse-title' });
  expect(screen.queryByText('Former')).toBeNull();
  fireEvent.click(header);
  expect(await screen.findByText('Former')).toBeVisible();
  expect(document.body.textContent).toContain('2026年10月1日 10:00');
  expect(document.querySelectorAll('button')).toHaveLength(0);
});
