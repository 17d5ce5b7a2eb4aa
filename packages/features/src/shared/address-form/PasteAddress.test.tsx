import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@vitrine/client';
import type { ParsedAddress } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { createDraft } from './draft.ts';
import { PasteAddress } from './PasteAddress.tsx';

const draft = { ...createDraft('CN'), name: '周予安', city: '杭州市' };
const NOTHING: ParsedAddress = {
  name: null,
  mobile: null,
  stateId: null,
  city: null,
  district: null,
  addressLine: null,
  zipCode: null,
};

function renderPaste(
  parseAddress: () => Promise<ParsedAddress> = async () => NOTHING,
  language: Language = 'zh-CN',
) {
  const onParsed = vi.fn();
  renderInShop(
    createLoadContext({ parseAddress }, { language }),
    <PasteAddress draft={draft} onParsed={onParsed} />,
  );
  return onParsed;
}

const readButton = () => screen.queryByRole('button', { name: '识别并填入' });
const paste = async (text: string) => {
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste(text);
};

test('shows its button only once there is text', async () => {
  renderPaste();
  expect(readButton()).toBeNull();
  await paste('   ');
  expect(readButton()).toBeNull();
  await paste('上海市徐汇区');
  expect(readButton()).toBeVisible();
});

test('fills the fields of a whole address, and empties those that it does not name', async () => {
  const onParsed = renderPaste(async () => ({
    ...NOTHING,
    mobile: '13800138000',
    stateId: '4209',
    district: '徐汇区',
  }));
  await paste('13800138000 上海市徐汇区');
  await userEvent.click(screen.getByRole('button'));
  expect(onParsed).toHaveBeenCalledExactlyOnceWith({
    ...createDraft('CN'),
    mobile: '13800138000',
    stateId: '4209',
    district: '徐汇区',
  });
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(readButton()).toBeNull();
});

test('keeps the other fields when only a number was pasted', async () => {
  const onParsed = renderPaste(async () => ({ ...NOTHING, mobile: '13800138000' }));
  await paste('13800138000');
  await userEvent.click(screen.getByRole('button'));
  expect(onParsed).toHaveBeenCalledExactlyOnceWith({ ...draft, mobile: '13800138000' });
});

test('says so when the text has no address, until the text changes', async () => {
  const onParsed = renderPaste();
  await paste('上');
  await userEvent.click(screen.getByRole('button'));
  expect(onParsed).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByText('没有认出地址，请在下方填写')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), '!');
  expect(screen.getByRole('textbox')).not.toBeInvalid();
});

test('keeps the text when the call fails, so that it can be tried again', async () => {
  const parseAddress = vi
    .fn(async () => ({ ...NOTHING, name: '林夏' }))
    .mockRejectedValueOnce(new ApiError('network'));
  const onParsed = renderPaste(parseAddress);
  await paste('林夏');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByText('暂时没能识别，请再试一次或在下方填写')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('林夏');
  await userEvent.click(screen.getByRole('button'));
  expect(onParsed).toHaveBeenCalledExactlyOnceWith({ ...draft, name: '林夏' });
});

test('explains itself in English', async () => {
  renderPaste(undefined, 'en-US');
  await paste('hello');
  await userEvent.click(screen.getByRole('button', { name: 'Fill in the fields' }));
  expect(screen.getByLabelText('Paste a whole address')).toHaveAccessibleDescription(
    /No address found/,
  );
});
