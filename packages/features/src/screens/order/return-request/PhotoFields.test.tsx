import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import type { ErrorCode, FileToUpload, ReturnRequestPhoto } from '@vitrine/contract';
import { shopperSessionStarted } from '@vitrine/state';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../render-screen.tsx';
import { merchantOrder, order } from '../../../shared/order/testing.ts';
import { createLoadContext } from '../../../testing.ts';
import { screen } from './index.ts';

beforeAll(() => {
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => {};
});

const MB = 1024 * 1024;
const delivered = order({
  merchantOrders: [merchantOrder({ status: 'delivered', canReturn: true })],
});
const photo = (name: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' });

const uploadedPhoto = (id: string): ReturnRequestPhoto => ({
  id,
  url: `/photos/${id}/photo`,
  thumbnailUrl: `/photos/${id}/thumbnail`,
  width: 4,
  height: 3,
});

/** Answers uploads with photos that are named like their files. */
const upload = () =>
  vi.fn(async ({ file }: { file: FileToUpload }) => uploadedPhoto((file as File).name));

const problem = (reason: string, code: ErrorCode, message: string) => {
  const data = { error: { code, reason, message, requestId: 'r' } };
  return new ApiError(code, { status: 400, statusText: '', headers: {}, data });
};

async function showForm(responses: object = {}) {
  const createReturn = vi.fn(async (_: { body: { photoIds: string[] } }) => ({ id: '77' }));
  const uploadReturnRequestPhoto = upload();
  const api: object = { createReturn, uploadReturnRequestPhoto, ...responses };
  const context = createLoadContext(
    { getOrder: async () => delivered, ...api },
    { params: { id: '9' }, query: { parcel: '31' } },
  );
  context.store.dispatch(shopperSessionStarted('key'));
  const view = await renderScreen(screen, context);
  await page.findByRole('checkbox', { name: /风衣/ });
  return { createReturn, uploadReturnRequestPhoto, ...view };
}

const choose = (reason: string) => userEvent.selectOptions(page.getByLabelText('退货原因'), reason);
const findPicker = () => page.getByLabelText('添加照片');
const pick = (...files: File[]) => userEvent.upload(findPicker(), files);
const submit = () => userEvent.click(page.getByRole('button', { name: '提交申请' }));
const countPhotos = () => page.queryAllByRole('img', { name: /^照片/ }).length;
const waitForPhotos = (count: number) =>
  waitFor(() => {
    expect(countPhotos()).toBe(count);
    expect(page.queryByText('正在上传')).toBeNull();
  });

test('asks for photos of what can be seen only, and requires none', async () => {
  const { createReturn } = await showForm();
  expect(page.queryByText('照片（选填）')).toBeNull();
  await choose('size');
  expect(page.queryByText('照片（选填）')).toBeNull();
  await choose('wrong-item');
  expect(page.getByText(/拍下收到的商品与标签/)).toBeVisible();
  await choose('faulty');
  expect(page.getByText(/拍下瑕疵近照/)).toBeVisible();
  await submit();
  await waitFor(() => expect(createReturn).toHaveBeenCalledOnce());
  expect(createReturn.mock.calls[0]?.[0].body.photoIds).toEqual([]);
});

test('uploads several picked photos one after the other, and sends those that were not removed', async () => {
  const { createReturn, uploadReturnRequestPhoto } = await showForm();
  await choose('faulty');
  await pick(photo('a'), photo('b'), photo('c'));
  await waitForPhotos(3);
  expect(page.getByText('3/6')).toBeVisible();
  expect(uploadReturnRequestPhoto).toHaveBeenCalledTimes(3);
  expect(page.getByRole('img', { name: '照片 1' })).toHaveAttribute('src', '/photos/a/thumbnail');
  await userEvent.click(page.getByRole('button', { name: '移除照片 2' }));
  await submit();
  await waitFor(() => expect(createReturn).toHaveBeenCalledOnce());
  expect(createReturn.mock.calls[0]?.[0].body.photoIds).toEqual(['a', 'c']);
});

test('does not send photos when the reason is one that they do not show', async () => {
  const { createReturn } = await showForm();
  await choose('faulty');
  await pick(photo('a'));
  await waitForPhotos(1);
  await choose('size');
  await submit();
  await waitFor(() => expect(createReturn).toHaveBeenCalledOnce());
  expect(createReturn.mock.calls[0]?.[0].body.photoIds).toEqual([]);
});

test('takes at most six', async () => {
  await showForm();
  await choose('faulty');
  await pick(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => photo(name)));
  await waitForPhotos(6);
  expect(page.queryByLabelText('添加照片')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: '移除照片 6' }));
  expect(findPicker()).toBeInTheDocument();
});

test('does not upload a photo of more than 10 MB', async () => {
  const { uploadReturnRequestPhoto } = await showForm();
  await choose('faulty');
  await pick(photo('large', 10 * MB + 1));
  expect(page.getByRole('alert')).toHaveTextContent('照片不能超过 10 MB');
  expect(uploadReturnRequestPhoto).not.toHaveBeenCalled();
  expect(countPhotos()).toBe(0);
});

test('keeps a photo that a lost connection stopped, and uploads it again', async () => {
  const uploadReturnRequestPhoto = upload();
  uploadReturnRequestPhoto.mockRejectedValueOnce(new ApiError('network'));
  const { createReturn } = await showForm({ uploadReturnRequestPhoto });
  await choose('faulty');
  await pick(photo('a'), photo('b'));
  expect(await page.findByText('没能上传，请检查网络后再试')).toBeVisible();
  await waitForPhotos(2);
  await submit();
  expect(createReturn).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: '照片 1，重新上传' }));
  await waitFor(() => expect(page.queryByText('重新上传')).toBeNull());
  expect(page.queryByRole('alert')).toBeNull();
  await submit();
  await waitFor(() => expect(createReturn).toHaveBeenCalledOnce());
  expect(createReturn.mock.calls[0]?.[0].body.photoIds).toEqual(['a', 'b']);
});

test('says that failed photos have to be sent again or removed', async () => {
  const uploadReturnRequestPhoto = vi.fn(() => Promise.reject(new ApiError('network')));
  const { createReturn } = await showForm({ uploadReturnRequestPhoto });
  await choose('faulty');
  await pick(photo('a'));
  await page.findByText('重新上传');
  await choose('wrong-item');
  await submit();
  expect(page.getByRole('alert')).toHaveTextContent('没能上传');
  await userEvent.click(page.getByRole('button', { name: '移除照片 1' }));
  expect(page.queryByRole('alert')).toBeNull();
  await submit();
  await waitFor(() => expect(createReturn).toHaveBeenCalledOnce());
});

test('drops a file that is no photo, with the reason that the shop gives', async () => {
  const error = problem('photo-unreadable', 'bad-input', '无法读取，请换 JPG 格式');
  await showForm({ uploadReturnRequestPhoto: () => Promise.reject(error) });
  await choose('faulty');
  await pick(photo('a'));
  expect(await page.findByRole('alert')).toHaveTextContent('无法读取，请换 JPG 格式');
  expect(countPhotos()).toBe(0);
});

test('waits for photos that are being uploaded, unless they are removed', async () => {
  const { promise } = Promise.withResolvers<ReturnRequestPhoto>();
  const { createReturn } = await showForm({ uploadReturnRequestPhoto: () => promise });
  await choose('faulty');
  await pick(photo('a'));
  expect(await page.findByText('正在上传')).toBeVisible();
  expect(page.getByRole('button', { name: /提交申请/ })).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(page.getByRole('button', { name: '移除照片 1' }));
  await submit();
  await waitFor(() => expect(createReturn).toHaveBeenCalledOnce());
});

test('remembers uploaded photos until the request is sent', async () => {
  const { platform, unmount } = await showForm();
  const { session } = platform.storage;
  await choose('faulty');
  await pick(photo('a'));
  await waitForPhotos(1);
  expect(JSON.parse(session.get('return-photos:31') ?? '').draft.photos).toMatchObject([
    { id: 'a' },
  ]);
  await submit();
  await waitFor(() => expect(session.get('return-photos:31')).toBeNull());
  unmount();
});

test('asks for the photos again when the shop has deleted them', async () => {
  const message = '照片已失效，请重新添加后再提交';
  const error = problem('photo-not-found', 'conflict', message);
  await showForm({ createReturn: () => Promise.reject(error) });
  await choose('faulty');
  await pick(photo('a'));
  await waitForPhotos(1);
  await submit();
  expect(await page.findByText(message)).toBeVisible();
  expect(countPhotos()).toBe(0);
  const form = page.getByRole('form', { name: '申请退货' });
  expect(within(form).getByLabelText('退货原因')).toHaveValue('faulty');
});
