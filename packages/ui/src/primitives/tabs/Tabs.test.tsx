import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { key: 'coats', label: '外套' },
  { key: 'knits', label: '针织' },
  { key: 'shoes', label: '鞋履' },
];

describe('tabs of a panel', () => {
  test('only another tab than the present one is told', async () => {
    const onSelect = vi.fn();
    show(<Tabs label="类别" items={items} active="coats" onSelect={onSelect} />);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('外套');
    await userEvent.click(screen.getByRole('tab', { name: '外套' }));
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('tab', { name: '鞋履' }));
    expect(onSelect).toHaveBeenCalledWith('shoes');
  });

  test('arrow keys walk along, and stop at the ends', async () => {
    show(<Tabs label="类别" items={items} active="coats" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: '外套' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: '鞋履' })).toHaveFocus();
  });
});

test('a strip that changes stays with whoever walks along it', async () => {
  const draws: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(draw: () => void) {
        draws.push(draw);
      }
    },
  );
  show(<Tabs label="类别" items={items} active="coats" />);
  const scrollTo = vi.fn();
  screen.getByRole('tablist').scrollTo = scrollTo;
  const draw = () => draws.at(-1)?.();
  draw();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  screen.getByRole('tab', { name: '鞋履' }).focus();
  draw();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  screen.getByRole('tab', { name: '外套' }).focus();
  draw();
  expect(scrollTo).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test('tabs of places are a navigation, and those with an address are links', async () => {
  const pages = items.map(
    (item) => ({ ...item, to: { route: 'list', query: { q: item.key } } }) as const,
  );
  const { platform } = show(<Tabs label="类别" kind="page" items={pages} active="knits" />);
  expect(screen.getByRole('navigation', { name: '类别' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('针织');
  await userEvent.click(screen.getByRole('link', { name: '鞋履' }));
  expect(platform.visits).toEqual([{ route: 'list', query: { q: 'shoes' } }]);
});
