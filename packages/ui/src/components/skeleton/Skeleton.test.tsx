import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { show } from '../../testing.tsx';
import { CARD, DRAWINGS, type Part, type SkeletonKind } from './drawings.ts';
import { Skeleton } from './Skeleton.tsx';

const css = readFileSync(join(import.meta.dirname, 'Skeleton.module.css'), 'utf8');

const names = (part: Part): string[] =>
  typeof part === 'string' ? [part] : [part.box, ...part.parts.flatMap(names)];

test.each<SkeletonKind>([
  'unready',
  'listing',
  'shelf',
  'product-detail',
  'homepage',
  'slide-products',
  'access-reward',
])('%s says that something is on its way, and is drawn', (kind) => {
  const { container } = show(<Skeleton kind={kind} />);
  expect(screen.getByText('加载中').parentElement).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelectorAll('.block').length).toBeGreaterThan(1);
});

test.each<[SkeletonKind, string]>([
  ['processing', '加载中'],
  ['toast-processing', '处理中'],
])('%s turns instead of standing', (kind, words) => {
  const { container } = show(<Skeleton kind={kind} />);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(container.querySelector('.block')).toBeNull();
});

describe('everything that is named is drawn by a style', () => {
  const all = [...new Set(Object.values(DRAWINGS).flat().concat(CARD).flatMap(names))];
  // The grid is a component; a card is only a box around its parts.
  test.each(all.filter((name) => name !== 'grid' && name !== 'card'))('%s', (name) => {
    expect(css).toMatch(new RegExp(`\\.${name}[ ,]`));
  });
});
