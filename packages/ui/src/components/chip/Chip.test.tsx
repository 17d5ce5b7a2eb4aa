import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Chip } from './Chip.tsx';

test('a chip says whether it is chosen', () => {
  show(
    <>
      <Chip selected>当季新品</Chip>
      <Chip selected={false}>本周上架</Chip>
    </>,
  );
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('当季新品');
  expect(screen.getByRole('button', { pressed: false })).toHaveTextContent('本周上架');
});

test('a value that vanished can still be taken back', async () => {
  const onTap = vi.fn();
  show(
    <Chip selected vanished onTap={onTap}>
      泳装
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onTap).toHaveBeenCalledTimes(1);
});
