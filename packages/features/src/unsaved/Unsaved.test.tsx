import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlatformProvider } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { Unsaved } from './Unsaved.tsx';

test('what has been saved holds nobody, from the very moment that it shows', () => {
  const platform = createTestPlatform();
  function Form({ isSaved }: { isSaved: boolean }) {
    useLayoutEffect(() => {
      if (isSaved) platform.tryLeaving();
    }, [isSaved]);
    return (
      <PlatformProvider platform={platform}>
        <Unsaved when={!isSaved} />
      </PlatformProvider>
    );
  }
  const { rerender } = render(<Form isSaved={false} />);
  rerender(<Form isSaved />);
  expect(platform.visits).toHaveLength(1);
});

test.each([
  ['zh-CN', '放弃修改？', '取消', '确认'],
  ['en-US', 'Discard changes?', 'Cancel', 'Confirm'],
] as const)(
  'whoever leaves is asked in %s, and the host is told what to ask',
  async (language, title, stay, go) => {
    const platform = createTestPlatform({ language });
    const holdBack = vi.spyOn(platform.navigation, 'holdBack');
    render(
      <PlatformProvider platform={platform}>
        <Unsaved when />
      </PlatformProvider>,
    );
    expect(holdBack.mock.lastCall?.[1]).toContain(title);
    act(() => platform.tryLeaving());
    expect(screen.getByRole('alertdialog', { name: title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: stay }));
    expect(platform.visits).toEqual([]);
    act(() => platform.tryLeaving());
    await userEvent.click(screen.getByRole('button', { name: go }));
    expect(platform.visits).toHaveLength(1);
  },
);
