import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Accordion } from './Accordion.tsx';

const items = [
  { key: '1', title: '关于这一件', content: <p>棉纱捻得紧</p> },
  { key: '2', title: '成分与洗护', content: <p>棉 100%</p> },
];

test('shows open content and keeps closed content hidden in the DOM', () => {
  renderWithPlatform(<Accordion name="product" items={items} open={['1']} onToggle={vi.fn()} />);
  expect(screen.getByText('棉纱捻得紧')).toBeVisible();
  expect(screen.getByText('棉 100%')).not.toBeVisible();
});

test('a row button exposes its state and its content, and toggles', async () => {
  const onToggle = vi.fn();
  const { container } = renderWithPlatform(
    <Accordion name="product" items={items} open={['1']} onToggle={onToggle} />,
  );
  const row = screen.getByRole('button', { name: '成分与洗护' });
  expect(row).toHaveAttribute('aria-expanded', 'false');
  expect(container.querySelector(`#${row.getAttribute('aria-controls')}`)).toHaveTextContent(
    '棉 100%',
  );
  await userEvent.click(row);
  expect(onToggle).toHaveBeenCalledWith('2');
});
