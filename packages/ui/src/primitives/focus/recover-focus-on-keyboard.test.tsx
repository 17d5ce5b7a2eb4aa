import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { recoverFocusOnKeyboard } from './recover-focus-on-keyboard.ts';

function RemovableItems() {
  const [items, setItems] = useState(['信', '票']);
  return (
    <section>
      {items.map((item) => (
        <button
          key={item}
          type="button"
          onClick={() => setItems(items.filter((other) => other !== item))}
        >
          移除{item}
        </button>
      ))}
    </section>
  );
}

test('recovers the focus after the first keyboard focus', async () => {
  const { container } = render(<RemovableItems />);
  recoverFocusOnKeyboard(container);
  await userEvent.tab();
  fireEvent.focusIn(document.activeElement as Element);
  await vi.dynamicImportSettled();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(screen.getByRole('button', { name: '移除票' })).toHaveFocus());
});
