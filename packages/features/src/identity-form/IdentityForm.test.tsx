import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonalId } from '@vitrine/contract';
import { selectPidList, selectProcessingPid } from '@vitrine/state';
import { personalId } from '@vitrine/state/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import { showIn } from '../showing.tsx';
import { loadContext } from '../testing.ts';
import { IdentityForm } from './IdentityForm.tsx';

const FRONT = 'c0a80101-0000-4000-8000-000000000001';
const BACK = 'c0a80101-0000-4000-8000-000000000002';
const GOOD_NUMBER = '11010519491231002X';

beforeAll(() => {
  // This browser has no addresses for files.
  URL.createObjectURL = () => 'blob:card';
  URL.revokeObjectURL = () => {};
});

const photo = (name: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' });

const upload = () => {
  const ids = [FRONT, BACK];
  return vi.fn(async () => ({ id: ids.shift() ?? BACK }));
};

interface Given {
  person?: PersonalId;
  isImageRequired?: boolean;
}

function showForm(answers: object, given: Given = {}) {
  const onSaved = vi.fn();
  const context = loadContext({ uploadPersonalIdImage: upload(), ...answers });
  const shown = showIn(context, <IdentityForm {...given} onSaved={onSaved} />);
  return { onSaved, ...shown, ...context };
}

const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

async function write(name: string, idNumber: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('姓名'), name);
  await userEvent.type(screen.getByLabelText('身份证号'), idNumber);
}

test('name, number, both photos and consent make a person; nothing of it stays behind', async () => {
  const saved = personalId(FRONT);
  const createPersonalId = vi.fn(async () => saved);
  const { onSaved, store, unmount } = showForm({ createPersonalId });
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

test('each thing that is missing is told, and nothing is sent', async () => {
  const createPersonalId = vi.fn();
  showForm({ createPersonalId });
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

test('without photos being wanted none are needed', async () => {
  const createPersonalId = vi.fn(async () => personalId(FRONT));
  const { onSaved } = showForm({ createPersonalId }, { isImageRequired: false });
  await write('林知夏', GOOD_NUMBER);
  await userEvent.click(screen.getByRole('checkbox'));
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
});

test('a person of the book shows masks only, and sends only what was changed', async () => {
  const person = personalId(FRONT, { frontImageId: FRONT, backImageId: BACK });
  const updatePersonalId = vi.fn(async () => person);
  showForm({ updatePersonalId }, { person });
  const name = screen.getByLabelText('姓名');
  expect(name).toHaveValue('');
  expect(name).toHaveAttribute('placeholder', person.maskedName);
  await userEvent.type(name, '周景行');
  await save();
  await waitFor(() =>
    expect(updatePersonalId).toHaveBeenCalledWith({
      params: { id: person.id },
      body: { name: '周景行' },
    }),
  );
});

test('a photo that is too large is not sent', async () => {
  const uploadPersonalIdImage = upload();
  showForm({ uploadPersonalIdImage });
  const large = photo('large.jpg', 5 * 1024 * 1024 + 1);
  await userEvent.upload(screen.getByLabelText('人像面：点击上传'), large);
  expect(screen.getByText('照片超过 5 MB，请换一张')).toBeVisible();
  expect(uploadPersonalIdImage).not.toHaveBeenCalled();
});
