import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AdminResponse } from '../api/admin-api.ts';
import { ImageKeyInput } from '../pickers/ImageKeyInput.tsx';
import { VideoInput } from '../pickers/VideoInput.tsx';
import { Media } from '../screens/media/Media.tsx';
import { renderScreen } from '../testing/renderScreen.tsx';
import {
  answerDialog,
  choose,
  fill,
  findDialog,
  getButton,
  press,
  toPage,
} from '../testing/screen-steps.ts';
import type { SentCall } from '../testing/stub-calls.ts';

const file = {
  ...{ id: '7', key: 'u-1', kind: 'image', name: 'Autumn', alt: null, focalPoint: null },
  ...{ url: '/images/u-1/480', width: 1600, height: 900, durationMs: null, bytes: 120_000 },
  ...{ uploadedBy: 'Lin', uploadedAt: '2026-11-20T00:00:00.000Z', uses: 0, version: 3 },
  deletedAfter: '2026-12-20T00:00:00.000Z',
} satisfies AdminResponse<'uploadMediaFile'>;
const video = { ...file, id: '8', key: 'v-1', kind: 'video', name: 'Film', url: '/v/film.mp4' };
const listMediaFiles = ({ query: { kind, search } }: SentCall) =>
  search ? toPage() : toPage(...[file, video].filter((one) => !kind || one.kind === kind));

/** Requests that the tests answer: fetch cannot tell how much of a file was sent. */
const requests: FakeRequest[] = [];
class FakeRequest {
  upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  statusText = '';
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  url = '';
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader = vi.fn();
  send() {
    requests.push(this);
  }
  respond(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}
afterEach(() => {
  requests.length = 0;
  vi.unstubAllGlobals();
});

const drop = (...names: string[]) =>
  fireEvent.change(document.querySelector('input[type=file]') as Element, {
    target: { files: names.map((name) => new File(['x'], name)) },
  });

test('uploads one file after the other, and tries again what failed', async () => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const { findSent } = renderScreen(Media, { answers: { listMediaFiles } });
  expect(await screen.findByText('Autumn')).toBeVisible();
  drop('a.png', 'b.png');
  await waitFor(() => expect(requests).toHaveLength(1));
  requests[0]?.upload.onprogress?.({ loaded: 1, total: 4 });
  await waitFor(() =>
    expect(screen.getByLabelText('a.png')).toHaveAttribute('aria-valuenow', '25'),
  );
  requests[0]?.respond(409, { error: { code: 'conflict', message: 'no picture' } });
  expect(await screen.findByText('no picture')).toBeVisible();
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.respond(200, file);
  await waitFor(() => expect(screen.queryByText(/b\.png/)).toBeNull());
  press('Try again');
  await waitFor(() => expect(requests).toHaveLength(3));
  requests[2]?.onerror?.();
  expect(await screen.findByText(/No connection/)).toBeVisible();
  press('Remove');
  await waitFor(() => expect(screen.queryByText('a.png')).toBeNull());
  await waitFor(() => expect(findSent('listMediaFiles').length).toBeGreaterThan(1));
});

test('filters the library, and says when nothing matches', async () => {
  const { findSent } = renderScreen(Media, {
    path: '/media',
    url: '/media?search=moon',
    answers: { listMediaFiles },
    language: 'zh-CN',
    role: 'read-only',
  });
  expect(await screen.findByText('没有符合条件的文件')).toBeVisible();
  expect(document.querySelector('input[type=file]')).toBeNull();
  press('清除筛选');
  expect(await screen.findByText('Film')).toBeVisible();
  await choose('类型', '视频');
  await waitFor(() =>
    expect(findSent('listMediaFiles').at(-1)?.query).toEqual({ kind: 'video', size: '48' }),
  );
});

test('asks before typed changes are dropped, and deletes an unused file after a question', async () => {
  const { findSent, history } = renderScreen(Media, {
    path: '/media',
    url: '/media?open=7',
    answers: {
      listMediaFiles,
      getMediaFile: { file, uses: [] },
      deleteMediaFile: { done: true },
    },
  });
  expect(await screen.findByText('Deleted after 20 Dec 2026 if it stays unused')).toBeVisible();
  fill('Name', '');
  await waitFor(() => expect(getButton('Save')).toBeDisabled());
  fireEvent.click(screen.getByLabelText('Close', { selector: '.ant-drawer-close' }));
  await answerDialog('Leave this page?', 'Stay');
  expect(history.at(-1)).toBe('/media?open=7');
  fill('Name', file.name);
  press('Delete the file');
  await answerDialog('Delete “Autumn”?', 'Delete the file');
  await waitFor(() => expect(history.at(-1)).toBe('/media'));
  expect(findSent('deleteMediaFile').map(({ params }) => params)).toEqual([{ id: '7' }]);
});

test('chooses a picture of the library for a field, or takes it off', async () => {
  const change = vi.fn();
  renderScreen(() => <ImageKeyInput label="Picture" value="u-0" onChange={change} />, {
    answers: { listMediaFiles },
    role: 'catalogue',
  });
  press('Remove');
  expect(change).toHaveBeenLastCalledWith(null);
  press('Change');
  const dialog = await findDialog('Choose from the library');
  await screen.findByText('Autumn');
  expect(screen.queryByText('Film')).toBeNull();
  expect(getButton('Use', dialog)).toBeDisabled();
  press(/Autumn/, dialog);
  press('Use', dialog);
  expect(change).toHaveBeenLastCalledWith('u-1');
});

test('chooses a video by its URL', async () => {
  const change = vi.fn();
  renderScreen(() => <VideoInput label="Video" value="" disabled={false} onChange={change} />, {
    answers: { listMediaFiles },
  });
  press('Choose a video');
  const dialog = await findDialog('Choose a video');
  await screen.findByText('Film');
  press(/Film/, dialog);
  press('Use', dialog);
  expect(change).toHaveBeenLastCalledWith('/v/film.mp4');
});
