import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keepFocus.ts';

/** Entries that can be taken out, and a button that has done its work after one tap. */
function Bag() {
  const [items, setItems] = useState(['大衣', '靴', '包']);
  const [isSent, setSent] = useState(false);
  const [isTold, setTold] = useState(true);
  return (
    <>
      <header>
        <a href="#news">消息</a>
      </header>
      <main>
        <section>
          <h1>袋</h1>
          <button type="button" disabled={isSent} onClick={() => setSent(true)}>
            发送
          </button>
          <ul>
            {items.map((item) => (
              <li key={item}>
                <a href={`#${item}`}>{item}</a>
                <button
                  type="button"
                  onClick={() => setItems(items.filter((kept) => kept !== item))}
                >
                  移除{item}
                </button>
              </li>
            ))}
          </ul>
          {items.length === 0 && <a href="#home">去逛逛</a>}
        </section>
      </main>
      {isTold && (
        <div role="status">
          <button type="button" onClick={() => setTold(false)}>
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
  stop = keepFocus(container);
});
afterEach(() => stop());

const remove = async (item: string) => {
  screen.getByRole('button', { name: `移除${item}` }).focus();
  await userEvent.keyboard('{Enter}');
};
const hasFocus = (role: string, name: string) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());

test('the like of what went takes the focus: the next entry, or else the last', async () => {
  await remove('靴');
  await hasFocus('button', '移除包');
  await remove('包');
  await hasFocus('button', '移除大衣');
});

test('after the last entry it is what is nearest', async () => {
  for (const item of ['靴', '包', '大衣']) await remove(item);
  await hasFocus('link', '去逛逛');
});

test('a message that was answered gives it back to where the shopper was', async () => {
  screen.getByRole('link', { name: '靴' }).focus();
  screen.getByRole('button', { name: '撤销' }).focus();
  await userEvent.keyboard('{Enter}');
  await hasFocus('link', '靴');
});

test('a button that can no longer be used hands it on', async () => {
  screen.getByRole('button', { name: '发送' }).focus();
  await userEvent.keyboard('{Enter}');
  await hasFocus('link', '大衣');
});

test('what the shopper has left is not brought back', async () => {
  const button = screen.getByRole('button', { name: '移除靴' });
  button.focus();
  button.blur();
  await Promise.resolve();
  button.click();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(document.body).toHaveFocus();
});
