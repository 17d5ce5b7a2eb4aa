import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Range } from './Range';

function showRange() {
  const onChange = vi.fn();
  const onSettle = vi.fn();
  show(
    <Range
      min={0}
      max={100}
      step={10}
      low={20}
      high={60}
      lowLabel="lowest"
      highLabel="highest"
      say={(value) => `¥${value}`}
      onChange={onChange}
      onSettle={onSettle}
    />,
  );
  return { onChange, onSettle };
}

test('each thumb has its name, and says its value in words', () => {
  showRange();
  expect(screen.getByRole('slider', { name: 'lowest' })).toHaveAttribute('aria-valuetext', '¥20');
  expect(screen.getByRole('slider', { name: 'highest' })).toHaveValue('60');
});

test.each([
  ['lowest', '40', { low: 40, high: 60 }],
  ['lowest', '90', { low: 60, high: 60 }],
  ['highest', '10', { low: 20, high: 20 }],
])('the %s at %s never passes the other', (name, value, range) => {
  const { onChange } = showRange();
  fireEvent.input(screen.getByRole('slider', { name }), { target: { value } });
  expect(onChange).toHaveBeenCalledWith(range);
});

test('it settles when the browser says so, not while a thumb moves', () => {
  const { onSettle } = showRange();
  const thumb = screen.getByRole('slider', { name: 'lowest' });
  fireEvent.input(thumb, { target: { value: '40' } });
  expect(onSettle).not.toHaveBeenCalled();
  thumb.dispatchEvent(new Event('change', { bubbles: true }));
  expect(onSettle).toHaveBeenCalledOnce();
});
