import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { FilePicker } from './FilePicker.tsx';

const revoked = vi.fn();
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoked }),
  );
});

test('reports the picked file with a preview URL and revokes it on unmount', async () => {
  const onPick = vi.fn();
  const { unmount } = renderWithPlatform(
    <FilePicker label="上传人像面" onPick={onPick} error="照片过大">
      点击上传
    </FilePicker>,
  );
  const input = screen.getByLabelText('上传人像面');
  expect(input).toHaveAccessibleDescription('照片过大');
  const file = new File(['abc'], 'id.jpg', { type: 'image/jpeg' });
  await userEvent.upload(input, file);
  expect(onPick).toHaveBeenCalledWith({ file, preview: 'blob:1', size: 3 });
  unmount();
  expect(revoked).toHaveBeenCalledWith('blob:1');
});

test.each([
  [1, 1],
  [2, 2],
])('reports at most %i of three picked files', async (max, count) => {
  const onPick = vi.fn();
  renderWithPlatform(<FilePicker label="添加照片" max={max} onPick={onPick} />);
  const files = ['a', 'b', 'c'].map((name) => new File([name], name, { type: 'image/jpeg' }));
  await userEvent.upload(screen.getByLabelText('添加照片'), files);
  expect(onPick).toHaveBeenCalledTimes(count);
  expect(onPick.mock.calls[0]?.[0]).toMatchObject({ file: files[0], preview: 'blob:1', size: 1 });
});
