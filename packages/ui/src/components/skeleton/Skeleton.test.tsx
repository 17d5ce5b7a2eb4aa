import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Skeleton } from './Skeleton.tsx';
import {
  CARD_LAYOUT,
  SKELETON_LAYOUTS,
  type SkeletonKind,
  type SkeletonPart,
} from './skeleton-layouts.ts';

const css = readFileSync(join(import.meta.dirname, 'Skeleton.module.css'), 'utf8');

const collectNames = (part: SkeletonPart): string[] =>
  typeof part === 'string' ? [part] : [part.box, ...part.parts.flatMap(collectNames)];

test.each<SkeletonKind>([
  'unready',
  'listing',
  'product-grid',
  'product-detail',
  'homepage',
  'slide-products',
  'access-reward',
])('%s announces that content is loading and draws placeholder blocks', (variant) => {
  const { container } = renderWithPlatform(<Skeleton variant={variant} />);
  expect(screen.getByText('加载中').parentElement).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelectorAll('.block').length).toBeGreaterThan(1);
});

test.each<[SkeletonKind, string]>([
  ['processing', '加载中'],
  ['toast-processing', '处理中'],
])('%s shows a spinner instead of placeholder blocks', (variant, text) => {
  const { container } = renderWithPlatform(<Skeleton variant={variant} />);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(container.querySelector('.block')).toBeNull();
});

describe('every part of a layout has a CSS class', () => {
  const all = [
    ...new Set(Object.values(SKELETON_LAYOUTS).flat().concat(CARD_LAYOUT).flatMap(collectNames)),
  ];
  // `grid` is a component and `card` is a box without styles of its own.
  test.each(all.filter((name) => name !== 'grid' && name !== 'card'))('%s', (name) => {
    expect(css).toMatch(new RegExp(`\\.${name}[ ,]`));
  });
});
