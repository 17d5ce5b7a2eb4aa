import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { draft } from '../../testing/page-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { answerDialog, press, readRows, toPage } from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { PageVersions } from './PageVersions.tsx';

const text = (id: string, content: string) => ({ id, code: 'text', fields: { content } });
const current = { ...draft, entries: [text('a', 'new')], problems: [] };
const save = (version: number) =>
  ({
    ...{ version, title: '', note: '', savedBy: 'Lin', savedAt: draft.savedAt },
    ...{ isAutomatic: false, isPublished: version === 1 },
  }) satisfies AdminResponse<'listPageDraftSaves'>['items'][number];
const answers = {
  getPageDraft: current,
  listPageDraftSaves: toPage(save(3), save(2), save(1)),
  getPageDraftSave: ({ params: { version } }: SentCall) => ({
    ...current,
    title: version === '1' ? '冬日' : '春日',
    entries: version === '1' ? [text('b', 'gone'), text('a', 'old')] : [text('a', 'new')],
  }),
};
const place = { path: '/pages/:id/versions', url: '/pages/5/versions', role: 'read-only' as const };

test('says why the versions could not be read, and reads them again', async () => {
  let answer: unknown = problemResponse(500, 'internal');
  renderScreen(PageVersions, {
    ...place,
    answers: { ...answers, listPageDraftSaves: () => answer },
  });
  expect(await screen.findByText('problem internal')).toBeVisible();
  expect(screen.queryByText('No version is saved yet')).toBeNull();
  answer = answers.listPageDraftSaves;
  press('Try again');
  await waitFor(() => expect(readRows()).toHaveLength(3));
  expect(readRows().map((row) => row[2])).toEqual([
    ...['Version 3Current', 'Version 2', 'Version 1Was published'],
  ]);
});

test('lists title, fields and modules that differ, and says when nothing does', async () => {
  renderScreen(PageVersions, { ...place, answers, language: 'zh-CN' });
  await waitFor(() => expect(readRows()).toHaveLength(3));
  const radios = () => [...document.querySelectorAll('input[type=radio]')];
  fireEvent.click(radios()[4] as Element);
  const getRows = () => [...document.querySelectorAll('tr.ant-table-row')];
  await waitFor(() => expect(getRows()).toHaveLength(6));
  const changes = getRows().map((row) => row.textContent);
  expect(changes.join()).toContain('冬日春日');
  expect(changes.join()).toContain('oldnew');
  fireEvent.click(radios()[2] as Element);
  await waitFor(() => expect(getRows()).toHaveLength(3));
});

test('tells that the draft was saved meanwhile, and restores nothing', async () => {
  const { findSent } = renderScreen(PageVersions, {
    ...place,
    role: 'content',
    answers: {
      ...answers,
      createPreviewLink: problemResponse(500, 'internal'),
      restorePageDraft: problemResponse(412, 'precondition-failed'),
    },
  });
  await waitFor(() => expect(readRows()).toHaveLength(3));
  press('Restore', screen.getByText('Was published').closest('tr') as HTMLElement);
  await answerDialog('Restore version 1?', 'Restore');
  expect(await screen.findByText('problem precondition-failed')).toBeVisible();
  expect(findSent('restorePageDraft')).toMatchObject([
    { params: { id: '5' }, version: '"3"', body: { saveVersion: 1 } },
  ]);
});
