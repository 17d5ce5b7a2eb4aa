import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyPart, loadOnOpen } from './lazy-part.tsx';

const Part = ({ open }: { open: boolean }) => <p>{open ? 'open' : 'closing'}</p>;

test('loads the part when it is first shown', async () => {
  const load = vi.fn(async () => Part);
  const Lazy = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  const { container, rerender } = render(<Lazy open />);
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByText('open')).toBeVisible();
  rerender(<Lazy open={false} />);
  expect(screen.getByText('closing')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

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
