import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing.tsx';
import { Skeleton, type SkeletonKind } from './Skeleton.tsx';

const kinds: SkeletonKind[] = [
  'unready',
  'processing',
  'toast-processing',
  'listing',
  'product-detail',
  'homepage',
  'slide-products',
  'access-reward',
];

test.each(kinds)('%s says that something is on its way', (kind) => {
  const { container } = show(<Skeleton kind={kind} />);
  const skeleton = container.querySelector<HTMLElement>(`[data-skeleton="${kind}"]`);
  expect(skeleton).toHaveAttribute('aria-busy', 'true');
  expect(within(skeleton as HTMLElement).getAllByText(/加载中|处理中/).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
});
