import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadOnOpen } from './load-on-open.tsx';

const Part = ({ open }: { open: boolean }) => <p>{open ? 'open' : 'closing'}</p>;

test('loads the part when it first opens, and keeps it for its closing', async () => {
  const load = vi.fn(async () => Part);
  const OnOpen = loadOnOpen(load);
  const { rerender } = render(<OnOpen open={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<OnOpen open />);
  expect(await screen.findByText('open')).toBeVisible();
  rerender(<OnOpen open={false} />);
  expect(screen.getByText('closing')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
