import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageDraft } from '../../testing/fixtures/page-draft.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { problemResponse } from '../../testing/stub-calls.ts';
import { PageVersions } from './PageVersions.tsx';

const entriesOf = (content: string) => [{ id: 'a', code: 'text', fields: { content } }];
const draft = { ...pageDraft, entries: entriesOf('new') };
const save = (version: number) => ({
  ...{ version, title: '', note: version === 2 ? 'First idea' : '', savedBy: 'Lin' },
  ...{ savedAt: pageDraft.savedAt, isAutomatic: version === 3, isPublished: version === 2 },
});
const answers = {
  getPageDraft: draft,
  listPageDraftSaves: { items: [save(3), save(2)], nextCursor: null },
  getPageDraftSave: ({ params }: { params: { version?: string } }) => ({
    ...draft,
    version: Number(params.version),
    entries: entriesOf(params.version === '2' ? 'old' : 'new'),
  }),
  createPreviewLink: {
    url: 'http://shop.test/content/spring?env=x',
    expiresAt: pageDraft.savedAt,
    showsDraft: true,
  },
  restorePageDraft: { ...draft, version: 4 },
};
const place = { path: '/pages/:id/versions', url: '/pages/5/versions' };

it('compares two versions as a list of fields and as pictures', async () => {
  const view = renderScreen(PageVersions, { ...place, answers });
  await screen.findByText('Choose two different versions');
  fireEvent.click(await screen.findByRole('radio', { name: 'Version 2 as the older one' }));
  await screen.findByText('Version 2 and version 3 differ in 1 place');
  expect(screen.getByText('old')).toBeInTheDocument();
  expect(screen.getByText('new')).toBeInTheDocument();
  const frames = await screen.findAllByTitle(/as shoppers would see it/);
  expect(frames.map((frame) => frame.getAttribute('src'))).toEqual(
    Array(2).fill('/content/spring?env=x'),
  );
  const versions = view.findSent('createPreviewLink').map(({ body }) => body);
  expect(versions).toMatchObject([{ saveVersion: 2 }, { saveVersion: 3 }]);
});

it('restores a version after a question, from the draft that was read', async () => {
  const view = renderScreen(PageVersions, { ...place, answers });
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await screen.findByText(/The shop does not change/);
  fireEvent.click(screen.getAllByRole('button', { name: 'Restore' }).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(view.findSent('restorePageDraft')).toMatchObject([
      { body: { saveVersion: 2 }, version: '"3"' },
    ]),
  );
  expect(view.findSent('publishPageDraft')).toEqual([]);
});

it('offers those who only read neither previews nor a way back', async () => {
  const view = renderScreen(PageVersions, { ...place, role: 'read-only', answers });
  fireEvent.click(await screen.findByRole('radio', { name: 'Version 2 as the older one' }));
  await screen.findByText('Version 2 and version 3 differ in 1 place');
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  expect(view.findSent('createPreviewLink')).toEqual([]);
});

it('can try again after a failure', async () => {
  let isDown = true;
  const getPageDraft = () => (isDown ? problemResponse(500, 'internal') : draft);
  renderScreen(PageVersions, { ...place, answers: { ...answers, getPageDraft } });
  const retry = await screen.findByRole('button', { name: /again/i });
  isDown = false;
  fireEvent.click(retry);
  await screen.findByText('First idea');
});
