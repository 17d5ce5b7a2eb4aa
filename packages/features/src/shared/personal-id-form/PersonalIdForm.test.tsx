import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import type { PersonalId } from '@vitrine/contract';
import { selectPidList, selectProcessingPid } from '@vitrine/state';
import { personalId } from '@vitrine/state/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { PersonalIdForm } from './PersonalIdForm.tsx';

const FRONT = 'c0a80101-0000-4000-8000-000000000001';
const BACK = 'c0a80101-0000-4000-8000-000000000002';
const GOOD_NUMBER = '11010519491231002X';

beforeAll(() => {
  // jsdom has no object URLs.
  URL.createObjectURL = () => 'blob:card';
  URL.revokeObjectURL = () => {};
});

const photo = (name: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' });

const upload = () => {
  const ids = [FRONT, BACK];
  return vi.fn(async () => ({ id: ids.shift() ?? BACK }));
};

interface FormOptions {
  personalId?: PersonalId;
  isImageRequired?: boolean;
}

function renderForm(api: object, options: FormOptions = {}) {
  const onSaved = vi.fn();
  const context = createLoadContext({ uploadPersonalIdImage: upload(), ...api });
  const view = renderInShop(context, <PersonalIdForm {...options} onSaved={onSaved} />);
  return { onSaved, ...view, ...context };
}

const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

async function write(name: string, idNumber: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('姓名'), name);
  await userEvent.type(screen.getByLabelText('身份证号'), idNumber);
}

test('creates a personal ID from name, number, photos and consent, and clears the form', async () => {
  const saved = personalId(FRONT);
  const createPersonalId = vi.fn(async () => saved);
  const { onSaved, store, unmount } = renderForm({ createPersonalId });
  await write('林知夏', GOOD_NUMBER);
  await userEvent.upload(screen.getByLabelText('人像面：点击上传'), photo('a.jpg'));
  await userEvent.upload(screen.getByLabelText('国徽面：点击上传'), photo('b.jpg'));
  await screen.findByLabelText('国徽面：重新上传');
  await userEvent.click(screen.getByRole('checkbox'));
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved));
  expect(createPersonalId).toHaveBeenCalledWith({
    body: {
      name: '林知夏',
      idNumber: GOOD_NUMBER,
      frontImageId: FRONT,
      backImageId: BACK,
      isDefault: false,
      hasConsented: true,
    },
  });
  expect(selectPidList(store.getState())).toEqual([saved]);
  unmount();
  expect(selectProcessingPid(store.getState())).toMatchObject({ name: '', idNumber: '' });
});

test('shows an error for each missing field, and sends nothing', async () => {
  const createPersonalId = vi.fn();
  renderForm({ createPersonalId });
  expect(screen.getAllByText('未上传')).toHaveLength(2);
  await write('林知夏', '310104199005172');
  await save();
  expect(screen.getByText('身份证号应为 18 位，请核对后再试')).toBeVisible();
  expect(screen.getByText('15/18')).toBeVisible();
  expect(screen.getByLabelText('身份证号')).toHaveFocus();
  expect(screen.getByText('请上传人像面照片')).toBeVisible();
  expect(screen.getByText('请上传国徽面照片')).toBeVisible();
  expect(screen.getByText('需要您的同意，才能向海关申报')).toBeVisible();
  expect(createPersonalId).not.toHaveBeenCalled();
});

test('saves without photos when they are not required', async () => {
  const createPersonalId = vi.fn(async () => personalId(FRONT));
  const { onSaved } = renderForm({ createPersonalId }, { isImageRequired: false });
  await write('林知夏', GOOD_NUMBER);
  await userEvent.click(screen.getByRole('checkbox'));
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
});

test('shows only masked values of a saved personal ID, and sends only the changes', async () => {
  const saved = personalId(FRONT, { frontImageId: FRONT, backImageId: BACK });
  const updatePersonalId = vi.fn(async () => saved);
  const { container } = renderForm({ updatePersonalId }, { personalId: saved });
  const pictures = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  const images = `/api/v1/my/personal-ids/${saved.id}/images`;
  expect(pictures).toEqual([`${images}/front-thumbnail`, `${images}/back-thumbnail`]);
  const name = screen.getByLabelText('姓名');
  expect(name).toHaveValue('');
  expect(name).toHaveAttribute('placeholder', saved.maskedName);
  await userEvent.type(name, '周景行');
  await save();
  await waitFor(() =>
    expect(updatePersonalId).toHaveBeenCalledWith({
      params: { id: saved.id },
      body: { name: '周景行' },
    }),
  );
});

test('does not upload a photo that is too large', async () => {
  const uploadPersonalIdImage = upload();
  renderForm({ uploadPersonalIdImage });
  const large = photo('large.jpg', 5 * 1024 * 1024 + 1);
  await userEvent.upload(screen.getByLabelText('人像面：点击上传'), large);
  expect(screen.getByText('照片超过 5 MB，请换一张')).toBeVisible();
  expect(uploadPersonalIdImage).not.toHaveBeenCalled();
});

test('asks for the other side once one photo is uploaded, although none is required', async () => {
  renderForm({}, { isImageRequired: false });
  expect(screen.queryByText('未上传')).toBeNull();
  await userEvent.upload(screen.getByLabelText('人像面：点击上传'), photo('a.jpg'));
  expect(await screen.findByText('未上传')).toBeVisible();
});

test('does not call the photos optional when customs wait for them', () => {
  const saved = personalId(FRONT, { frontImageId: FRONT, alertType: 'images-needed' });
  renderForm({}, { personalId: saved, isImageRequired: false });
  expect(screen.getByRole('heading', { name: '证件照片' })).toBeVisible();
});

test.each([
  ['11010519491231002', '身份证号应为 18 位，请核对后再试'],
  ['1101051949123100AX', '身份证号只含数字，末位可为 X'],
  ['99010519491231002X', '身份证号开头的地区代码有误，请核对'],
  ['11010519491331002X', '身份证号中的出生日期有误，请核对'],
  ['110105194912310021', '身份证号有误，请逐位核对'],
])('explains once the field is left what is wrong with %s', async (idNumber, text) => {
  renderForm({});
  await userEvent.type(screen.getByLabelText('身份证号'), idNumber);
  expect(screen.queryByText(text)).toBeNull();
  await userEvent.tab();
  expect(screen.getByLabelText('身份证号')).toHaveAccessibleDescription(text);
});

test('shows no error for a field that was left empty', async () => {
  renderForm({});
  await userEvent.click(screen.getByLabelText('姓名'));
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByLabelText('姓名')).not.toBeInvalid();
  expect(screen.getByLabelText('身份证号')).not.toBeInvalid();
});

test('saves once when the form is submitted twice at once', async () => {
  const createPersonalId = vi.fn(async () => personalId(FRONT));
  const { onSaved } = renderForm({ createPersonalId }, { isImageRequired: false });
  await write('林知夏', GOOD_NUMBER);
  await userEvent.click(screen.getByRole('checkbox'));
  const form = screen.getByRole('form', { name: '清关身份信息' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(createPersonalId).toHaveBeenCalledOnce();
});

test('keeps the input and shows a note when it cannot be saved', async () => {
  const createPersonalId = () => Promise.reject(new ApiError('network'));
  const { onSaved } = renderForm({ createPersonalId }, { isImageRequired: false });
  await write('林知夏', GOOD_NUMBER);
  await userEvent.click(screen.getByRole('checkbox'));
  await save();
  expect(await screen.findByText('暂时没能保存，请检查网络后再试')).toBeVisible();
  expect(screen.getByLabelText('身份证号')).toHaveValue(GOOD_NUMBER);
  expect(onSaved).not.toHaveBeenCalled();
});

test('lets the shopper upload a photo again after a failure', async () => {
  const uploadPersonalIdImage = upload();
  uploadPersonalIdImage.mockRejectedValueOnce(new ApiError('network'));
  renderForm({ uploadPersonalIdImage });
  await userEvent.upload(screen.getByLabelText('人像面：点击上传'), photo('a.jpg'));
  expect(await screen.findByText('没能上传，请再试一次')).toBeVisible();
  await userEvent.upload(screen.getByLabelText('人像面：点击上传'), photo('a.jpg'));
  expect(await screen.findByLabelText('人像面：重新上传')).toBeInTheDocument();
  expect(screen.queryByText('没能上传，请再试一次')).toBeNull();
});

test('accepts a photo of exactly 5 MB', async () => {
  const uploadPersonalIdImage = upload();
  renderForm({ uploadPersonalIdImage });
  const largest = photo('largest.jpg', 5 * 1024 * 1024);
  await userEvent.upload(screen.getByLabelText('人像面：点击上传'), largest);
  expect(await screen.findByLabelText('人像面：重新上传')).toBeInTheDocument();
  expect(uploadPersonalIdImage).toHaveBeenCalledOnce();
});

test('cannot switch off the default, and asks for no consent again', () => {
  renderForm({}, { personalId: personalId(FRONT, { isDefault: true }) });
  expect(screen.getByRole('switch', { name: '设为默认清关人' })).toBeDisabled();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
