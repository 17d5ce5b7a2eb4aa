import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Chip } from './Chip.tsx';

test('exposes whether it is selected', () => {
  renderWithPlatform(
    <>
      <Chip selected>当季新品</Chip>
      <Chip selected={false}>本周上架</Chip>
    </>,
  );
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('当季新品');
  expect(screen.getByRole('button', { pressed: false })).toHaveTextContent('本周上架');
});

test('an unavailable value can still be deselected', async () => {
  const onPress = vi.fn();
  renderWithPlatform(
    <Chip selected unavailable onPress={onPress}>
      泳装
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onPress).toHaveBeenCalledTimes(1);
});
