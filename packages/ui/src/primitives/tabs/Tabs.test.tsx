import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Tabs } from './Tabs.tsx';

const items = [
  { key: 'coats', label: '外套' },
  { key: 'knits', label: '针织' },
  { key: 'shoes', label: '鞋履' },
];

describe('panel tabs', () => {
  test('calls onSelect only for another tab than the active one', async () => {
    const onSelect = vi.fn();
    renderWithPlatform(<Tabs label="类别" items={items} active="coats" onSelect={onSelect} />);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('外套');
    await userEvent.click(screen.getByRole('tab', { name: '外套' }));
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('tab', { name: '鞋履' }));
    expect(onSelect).toHaveBeenCalledWith('shoes');
  });

  test('arrow keys move the focus and stop at the ends', async () => {
    renderWithPlatform(<Tabs label="类别" items={items} active="coats" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: '外套' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: '鞋履' })).toHaveFocus();
  });
});

test('does not scroll away from a focused tab when the strip resizes', async () => {
  const callbacks: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: () => void) {
        callbacks.push(callback);
      }
    },
  );
  renderWithPlatform(<Tabs label="类别" items={items} active="coats" />);
  const scrollTo = vi.fn();
  screen.getByRole('tablist').scrollTo = scrollTo;
  const resize = () => callbacks.at(-1)?.();
  resize();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  screen.getByRole('tab', { name: '鞋履' }).focus();
  resize();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  screen.getByRole('tab', { name: '外套' }).focus();
  resize();
  expect(scrollTo).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

test('page tabs are a navigation with links', async () => {
  const pages = items.map(
    (item) => ({ ...item, to: { route: 'list', query: { q: item.key } } }) as const,
  );
  const { platform } = renderWithPlatform(
    <Tabs label="类别" variant="page" items={pages} active="knits" />,
  );
  expect(screen.getByRole('navigation', { name: '类别' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('针织');
  await userEvent.click(screen.getByRole('link', { name: '鞋履' }));
  expect(platform.destinations).toEqual([{ route: 'list', query: { q: 'shoes' } }]);
});
