import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recoverFocus } from './recover-focus.ts';

/** Removable items, a button that disables itself, and a toast with an undo button. */
function Bag() {
  const [items, setItems] = useState(['大衣', '靴', '包']);
  const [isSent, setIsSent] = useState(false);
  const [hasToast, setHasToast] = useState(true);
  return (
    <>
      <header>
        <a href="#messages">消息</a>
      </header>
      <main>
        <section>
          <h1>袋</h1>
          <button type="button" disabled={isSent} onClick={() => setIsSent(true)}>
            发送
          </button>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <a href={`#${item}`}>{item}</a>
                <button
                  type="button"
                  onClick={() => setItems(items.filter((other) => other !== item))}
                >
                  移除{item}
                </button>
              </li>
            ))}
          </ul>
          {items.length === 0 && <a href="#home">去逛逛</a>}
        </section>
      </main>
      {hasToast && (
        <div role="status">
          <button type="button" onClick={() => setHasToast(false)}>
            撤销
          </button>
        </div>
      )}
    </>
  );
}

let stop: () => void;
beforeEach(() => {
  const { container } = render(<Bag />);
  stop = recoverFocus(container);
});
afterEach(() => stop());

const remove = async (item: string) => {
  screen.getByRole('button', { name: `移除${item}` }).focus();
  await userEvent.keyboard('{Enter}');
};
const expectFocus = (role: string, name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

test('focuses the same control of the next item, or else of the last', async () => {
  await remove('靴');
  await expectFocus('button', '移除包');
  await remove('包');
  await expectFocus('button', '移除大衣');
});

test('focuses the nearest control after the last item was removed', async () => {
  for (const item of ['靴', '包', '大衣']) await remove(item);
  await expectFocus('link', '去逛逛');
});

test('returns the focus to the screen when a toast closes', async () => {
  screen.getByRole('link', { name: '靴' }).focus();
  screen.getByRole('button', { name: '撤销' }).focus();
  await userEvent.keyboard('{Enter}');
  await expectFocus('link', '靴');
});

test('moves the focus on from a button that was disabled', async () => {
  screen.getByRole('button', { name: '发送' }).focus();
  await userEvent.keyboard('{Enter}');
  await expectFocus('link', '大衣');
});

test('does not restore the focus of an element that the shopper left', async () => {
  const button = screen.getByRole('button', { name: '移除靴' });
  button.focus();
  button.blur();
  await Promise.resolve();
  button.click();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(document.body).toHaveFocus();
});
