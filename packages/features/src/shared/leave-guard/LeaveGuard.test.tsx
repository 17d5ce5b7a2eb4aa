import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlatformProvider } from '@vitrine/platform';
import { createTestPlatform } from '@vitrine/platform/testing';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { LeaveGuard } from './LeaveGuard.tsx';

test('does not block leaving from the moment that the changes are saved', () => {
  const platform = createTestPlatform();
  function Form({ isSaved }: { isSaved: boolean }) {
    useLayoutEffect(() => {
      if (isSaved) platform.tryToLeave();
    }, [isSaved]);
    return (
      <PlatformProvider platform={platform}>
        <LeaveGuard when={!isSaved} />
      </PlatformProvider>
    );
  }
  const { rerender } = render(<Form isSaved={false} />);
  rerender(<Form isSaved />);
  expect(platform.destinations).toHaveLength(1);
});

test.each([
  ['zh-CN', '放弃修改？', '取消', '确认'],
  ['en-US', 'Discard changes?', 'Cancel', 'Confirm'],
] as const)(
  'asks for confirmation in %s, and passes the text to the host',
  async (language, title, cancel, confirm) => {
    const platform = createTestPlatform({ language });
    const blockLeave = vi.spyOn(platform.navigation, 'blockLeave');
    render(
      <PlatformProvider platform={platform}>
        <LeaveGuard when />
      </PlatformProvider>,
    );
    expect(blockLeave.mock.lastCall?.[1]).toContain(title);
    act(() => platform.tryToLeave());
    expect(screen.getByRole('alertdialog', { name: title })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: cancel }));
    expect(platform.destinations).toEqual([]);
    act(() => platform.tryToLeave());
    await userEvent.click(screen.getByRole('button', { name: confirm }));
    expect(platform.destinations).toHaveLength(1);
  },
);
