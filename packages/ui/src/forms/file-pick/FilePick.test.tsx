import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { FilePick } from './FilePick.tsx';

const revoked = vi.fn();
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoked }),
  );
});

test('what is chosen is handed on with a preview that ends with the place', async () => {
  const onPick = vi.fn();
  const { unmount } = show(
    <FilePick label="上传人像面" onPick={onPick} error="照片过大">
      点击上传
    </FilePick>,
  );
  const place = screen.getByLabelText('上传人像面');
  expect(place).toHaveAccessibleDescription('照片过大');
  const file = new File(['abc'], 'id.jpg', { type: 'image/jpeg' });
  await userEvent.upload(place, file);
  expect(onPick).toHaveBeenCalledWith({ file, preview: 'blob:1', size: 3 });
  unmount();
  expect(revoked).toHaveBeenCalledWith('blob:1');
});
