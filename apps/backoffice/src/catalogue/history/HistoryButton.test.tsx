import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AdminResponse } from '../../api/admin-api.ts';
import { catalogueAnswers } from '../../testing/catalogue-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { doublePress, findDialog, getButton, press, readRows } from '../../testing/screen-steps.ts';
import { problemResponse, type SentCall } from '../../testing/stub-calls.ts';
import { HistoryButton } from './HistoryButton.tsx';

const change = {
  ...{ id: '9', at: '2026-11-24T02:00:00.000Z', actor: 'Lin', action: 'changed' },
  ...{ target: { type: 'label', id: '2001' }, productId: null, size: null },
  job: { id: '5', kind: 'change-products' },
  fields: [{ name: 'priority', label: 'Priority', before: 1, after: 5 }],
  ...{ undoes: null, isUndone: false },
} satisfies AdminResponse<'listCatalogueChanges'>['items'][number];
const older = { ...change, id: '8', isUndone: true, job: null };
const History = () => <HistoryButton targetType="label" />;
const answers = {
  ...catalogueAnswers,
  listCatalogueChanges: ({ query: { cursor } }: SentCall) => ({
    items: [cursor ? older : change],
    nextCursor: cursor ? null : 'next',
  }),
};

test('says why the history could not be read, and reads it page by page', async () => {
  let isDown = true;
  const { findSent } = renderScreen(History, {
    answers: {
      ...answers,
      listCatalogueChanges: (call: SentCall) =>
        isDown ? problemResponse(500, 'internal') : answers.listCatalogueChanges(call),
    },
  });
  press(/History/);
  const drawer = await findDialog('History');
  expect(await within(drawer).findByText('problem internal')).toBeVisible();
  isDown = false;
  press('Try again', drawer);
  await waitFor(() => expect(readRows(drawer)).toHaveLength(1));
  await waitFor(() => expect(readRows(drawer)[0]?.[2]).toContain('Autumn choice'));
  expect(within(drawer).getByText(/5/, { selector: 'a' })).toHaveAttribute('href', '/jobs?open=5');
  press('Older changes', drawer);
  await waitFor(() => expect(readRows(drawer)).toHaveLength(2));
  expect(findSent('listCatalogueChanges').at(-1)?.query).toEqual({
    ...{ targetType: 'label', size: '30', cursor: 'next' },
  });
  expect(document.querySelectorAll('tr.ant-table-row button')).toHaveLength(1);
});

test('puts a change back once, and says when it was changed again meanwhile', async () => {
  let answer: unknown = problemResponse(412, 'precondition-failed');
  const preview = {
    ...{ change, conflict: null, version: 6 },
    writes: [{ name: 'priority', label: 'Priority', current: 5, next: 1 }],
  } satisfies AdminResponse<'previewUndo'>;
  let version = 6;
  const { findSent } = renderScreen(History, {
    answers: { ...answers, previewUndo: () => ({ ...preview, version }), undoChange: () => answer },
  });
  press(/History/);
  await waitFor(() => expect(readRows()).toHaveLength(1));
  press('Undo');
  const dialog = await findDialog('Undo this change?');
  await waitFor(() => expect(getButton('Undo', dialog)).toBeEnabled());
  version = 7;
  doublePress('Undo', dialog);
  expect(await screen.findByText('problem precondition-failed')).toBeVisible();
  expect(findSent('undoChange')).toMatchObject([{ params: { id: '9' }, version: '"6"' }]);
  answer = { ...change, id: '10', undoes: '9' };
  await waitFor(() => expect(findSent('previewUndo')).toHaveLength(2));
  await waitFor(() => expect(getButton('Undo', dialog)).toBeEnabled());
  const list = findSent('listCatalogueChanges').length;
  press('Undo', dialog);
  await waitFor(() => expect(findSent('listCatalogueChanges').length).toBeGreaterThan(list));
  expect(findSent('undoChange')[1]?.version).toBe('"7"');
});

test('reads the history in Chinese without a way to undo', async () => {
  renderScreen(History, { answers, role: 'read-only', language: 'zh-CN' });
  press(/修改记录/);
  await waitFor(() => expect(readRows()[0]?.[2]).toContain('秋季精选'));
  expect(document.querySelectorAll('tr.ant-table-row button')).toHaveLength(0);
});
