import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CLOSE_MS } from '../../primitives/overlay/useClosingTransition.ts';
import { renderWithPlatform } from '../../testing.tsx';
import { Sheet } from './Sheet.tsx';

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        规则
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="活动规则">
        <a href="#terms">条款</a>
      </Sheet>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: '规则' });

async function openSheet() {
  renderWithPlatform(<Screen />);
  opener().focus();
  await userEvent.click(opener());
  return screen.getByRole('dialog', { name: '活动规则' });
}

afterEach(() => void vi.useRealTimers());

test('renders nothing while closed', () => {
  renderWithPlatform(<Screen />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('traps Tab inside the sheet in both directions', async () => {
  await openSheet();
  const close = screen.getByRole('button', { name: '关闭' });
  const link = screen.getByRole('link', { name: '条款' });
  link.focus();
  await userEvent.tab();
  expect(close).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(link).toHaveFocus();
});

test('a sheet opened by its URL returns the focus to its opener', async () => {
  function OpenedByUrl() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <section id="offers">
          <input aria-label="优惠码" />
          <button type="button" aria-haspopup="dialog">
            礼券
          </button>
        </section>
        <Sheet open={open} onClose={() => setOpen(false)} openerId="offers" title="我的礼券" />
      </>
    );
  }
  renderWithPlatform(<OpenedByUrl />);
  await userEvent.click(await screen.findByRole('button', { name: '关闭' }));
  expect(screen.getByRole('button', { name: '礼券' })).toHaveFocus();
});

test('returns the focus to the replacement of a removed opener', async () => {
  function AddressSection() {
    const [open, setOpen] = useState(false);
    const [isAdded, setAdded] = useState(false);
    return (
      <section>
        <h2>地址</h2>
        {!isAdded && (
          <button type="button" onClick={() => setOpen(true)}>
            新增
          </button>
        )}
        {isAdded && <button type="button">更换</button>}
        <Sheet open={open} onClose={() => setOpen(false)} title="新增地址">
          <button
            type="button"
            onClick={() => {
              setAdded(true);
              setOpen(false);
            }}
          >
            保存
          </button>
        </Sheet>
      </section>
    );
  }
  renderWithPlatform(<AddressSection />);
  screen.getByRole('button', { name: '新增' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByRole('button', { name: '更换' })).toHaveFocus();
});

test('keeps its content but is inert during the closing animation', async () => {
  const dialog = await openSheet();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(dialog).toHaveAttribute('inert');
  expect(dialog).toHaveTextContent('条款');
  expect(opener()).toHaveFocus();
});

describe('closing a sheet', () => {
  test.each<[string, (dialog: HTMLElement) => void]>([
    ['by its button', () => fireEvent.click(screen.getByRole('button', { name: '关闭' }))],
    // Browsers turn Esc into this event.
    ['by Esc', (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    ['by its scrim', (dialog) => fireEvent.click(dialog)],
  ])('closes %s after 200 ms and returns the focus', async (_, close) => {
    const dialog = await openSheet();
    vi.useFakeTimers();
    close(dialog);
    act(() => vi.advanceTimersByTime(CLOSE_MS - 1));
    expect(dialog).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(dialog).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  test('a press on its content does not close it', async () => {
    const dialog = await openSheet();
    fireEvent.click(screen.getByText('活动规则'));
    vi.useFakeTimers();
    act(() => vi.advanceTimersByTime(CLOSE_MS));
    expect(dialog).toBeInTheDocument();
  });
});
