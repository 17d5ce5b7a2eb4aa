import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { watchFocus } from './watchFocus.ts';

function Papers() {
  const [left, setLeft] = useState(['信', '票']);
  return (
    <section>
      {left.map((paper) => (
        <button
          key={paper}
          type="button"
          onClick={() => setLeft(left.filter((kept) => kept !== paper))}
        >
          移除{paper}
        </button>
      ))}
    </section>
  );
}

test('keeps the focus from the first stop of a keyboard on', async () => {
  const { container } = render(<Papers />);
  watchFocus(container);
  await userEvent.tab();
  fireEvent.focusIn(document.activeElement as Element);
  await vi.dynamicImportSettled();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(screen.getByRole('button', { name: '移除票' })).toHaveFocus());
});
