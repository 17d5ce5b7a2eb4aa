import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { getButton, press } from '../../testing/screen-steps.ts';
import { type CallAnswers, problemResponse } from '../../testing/stub-calls.ts';
import { ExportButton } from './ExportButton.tsx';
import { ImportButton } from './ImportButton.tsx';

const file = (letter: string, state: string) => ({
  ...{ checksum: letter.repeat(64), state, kind: 'image', bytes: 2_621_440 },
  title: `Picture ${letter}`,
  ...{ url: null, fault: state === 'refused' ? 'It is too small' : null },
});
const report = {
  ...{ id: '3', fileName: 'spring.zip', code: 'spring', name: 'Spring', existing: null },
  ...{ shopVersion: '1.0.0', exportedAt: '2026-11-20T02:00:00.000Z', createdBy: 'Lin' },
  ...{ createdAt: '2026-11-25T02:00:00.000Z', expiresAt: '2026-11-26T02:00:00.000Z' },
  appliedTo: null,
  drafts: [
    {
      ...{ language: 'zh-CN', country: null, gender: null, benefit: null, title: '春' },
      ...{ platform: null, visitor: null, arm: null, modules: 5, isNew: false },
    },
  ],
  files: [file('a', 'known'), file('b', 'waiting')],
  blocks: [{ code: 'b-1', name: 'Our promise', languages: ['zh-CN'], isNew: true }],
  missing: [{ kind: 'image', name: 'banner-lost' }],
  problems: [
    {
      ...{ code: 'set-unknown', severity: 'warning', entryId: 'd', field: 'setId', draft: 0 },
      module: 'slideProducts',
      message: { 'zh-CN': '商品集不存在', 'en-US': 'There is no set 504' },
    },
  ],
};

const applyPageImport = {
  ...{ code: 'spring', name: 'Spring', kind: 'content', state: 'draft', languages: [] },
  ...{ draftCount: 0, version: 1, drafts: [] },
};

/** A browser that sends a file in two steps and gets an answer. */
function stubUpload(answer: object, status = 200) {
  class Request {
    status = status;
    statusText = '';
    responseText = JSON.stringify(answer);
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      setTimeout(() => this.onload?.(), 5);
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
}
afterEach(() => vi.unstubAllGlobals());

async function uploadPage(changes: object = {}, answers: CallAnswers = {}) {
  stubUpload({ ...report, ...changes });
  const view = renderScreen(ImportButton, { path: '/pages', answers });
  fireEvent.click(screen.getByRole('button', { name: 'Import page' }));
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'spring.zip')] } });
  await screen.findByText('There is no set 504', { exact: false });
  return view;
}

const start = () => fireEvent.click(screen.getByRole('button', { name: 'Import as drafts' }));

it('shows what a file would become, and imports its pictures before its drafts', async () => {
  const view = await uploadPage({}, { storePageImportFile: file('b', 'stored'), applyPageImport });
  screen.getByText('1 is here already');
  screen.getByText('1 will be added to the media library, 2.5 MB');
  screen.getByText('banner-lost');
  screen.getByText('Our promise');
  screen.getByText('Chinese · Sliding products · There is no set 504');
  start();
  await waitFor(() => expect(view.findSent('applyPageImport')).toHaveLength(1));
  expect(view.findSent('storePageImportFile').map(({ params }) => params)).toEqual([
    { id: '3', checksum: 'b'.repeat(64) },
  ]);
  expect(view.findSent('applyPageImport')[0]?.body).toEqual({
    ...{ code: 'spring', name: 'Spring', replacesDrafts: false },
  });
  await waitFor(() => expect(view.history?.at(-1)).toBe('/pages/spring'));
});

it('asks for another code, or makes new versions, when the page is there', async () => {
  const view = await uploadPage({ existing: 'live', files: [] }, { applyPageImport });
  screen.getByText(/This shop has a page with the code “spring”/);
  screen.getByText('new draft');
  start();
  await screen.findByText('Required');
  fireEvent.click(screen.getByLabelText(/The page “spring”, as new versions/));
  await screen.findByText('new version');
  start();
  await waitFor(() => expect(view.findSent('applyPageImport')).toHaveLength(1));
  expect(view.findSent('applyPageImport')[0]?.body).toMatchObject({
    ...{ code: 'spring', replacesDrafts: true },
  });
});

it('shows which pictures are refused before it makes drafts', async () => {
  const view = await uploadPage(
    {},
    {
      storePageImportFile: file('b', 'refused'),
      getPageImport: { ...report, files: [file('a', 'known'), file('b', 'refused')] },
      applyPageImport,
    },
  );
  start();
  await screen.findByText('Picture b: It is too small');
  expect(view.findSent('applyPageImport')).toEqual([]);
  start();
  await waitFor(() => expect(view.findSent('applyPageImport')).toHaveLength(1));
});

it('keeps what was chosen when the import fails, and goes on', async () => {
  let isTaken = true;
  const view = await uploadPage(
    { files: [] },
    {
      applyPageImport: () => (isTaken ? problemResponse(409, 'conflict') : applyPageImport),
    },
  );
  start();
  await screen.findByText('problem conflict');
  isTaken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(view.findSent('applyPageImport')).toHaveLength(2));
});

it('says why a file is no page', async () => {
  stubUpload({ error: { code: 'bad-input', message: 'This is no ZIP file' } }, 400);
  renderScreen(ImportButton, { path: '/pages' });
  fireEvent.click(screen.getByRole('button', { name: 'Import page' }));
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.zip')] } });
  await screen.findByText('This is no ZIP file');
});

const draft = (id: string, language: 'zh-CN' | 'en-US') => ({
  ...{ id, language, page: 'spring', country: null, gender: null, benefit: null, title: '' },
  ...{ platform: null, visitor: null, arm: null },
  ...{ note: '', savedBy: 'Lin', savedAt: '2026-11-25T02:00:00.000Z', version: 2, isBlock: false },
});
const Export = () => (
  <ExportButton code="spring" drafts={[draft('5', 'zh-CN'), draft('6', 'en-US')]} />
);

it('downloads the drafts that are chosen', async () => {
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const view = renderScreen(Export, {
    answers: {
      exportPage: () =>
        new Response('zip', {
          headers: { 'content-disposition': 'attachment; filename="spring.zip"' },
        }),
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByLabelText('English'));
  fireEvent.click(screen.getByLabelText(/Become copies/));
  fireEvent.click(screen.getByRole('button', { name: 'Download' }));
  await screen.findByText('The file is downloaded');
  expect(view.findSent('exportPage')[0]).toMatchObject({
    params: { code: 'spring' },
    query: { drafts: '5', blocks: 'expanded' },
  });
});

it('says why a page could not be exported', async () => {
  renderScreen(Export, { answers: { exportPage: () => problemResponse(409, 'conflict') } });
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await screen.findByText('problem conflict');
});

it('is in Chinese, from the file to what it becomes', async () => {
  stubUpload(report);
  renderScreen(ImportButton, { path: '/pages', language: 'zh-CN' });
  fireEvent.click(screen.getByText('导入页面'));
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File(['x'], 'spring.zip')] } });
  expect(screen.getByText(/正在上传 spring.zip/)).toBeInTheDocument();
  await screen.findByText('商品集不存在', { exact: false });
  for (const text of ['1 个已在本店，直接使用', '新区块，导入后须发布'])
    expect(screen.getByText(text)).toBeInTheDocument();
});

it('takes another file in the place of the first one', async () => {
  await uploadPage();
  press('Another file');
  expect(await screen.findByText(/click to choose/)).toBeInTheDocument();
  expect(screen.queryByText('There is no set 504', { exact: false })).toBeNull();
});

it('exports nothing while no draft is chosen', async () => {
  const { findSent } = renderScreen(Export);
  press('Export');
  for (const name of ['Chinese', 'English']) fireEvent.click(await screen.findByLabelText(name));
  expect(getButton('Download')).toBeDisabled();
  expect(findSent('exportPage')).toEqual([]);
});
