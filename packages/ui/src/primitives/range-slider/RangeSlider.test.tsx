import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { RangeSlider } from './RangeSlider';

function renderSlider() {
  const onChange = vi.fn();
  const onCommit = vi.fn();
  renderWithPlatform(
    <RangeSlider
      min={0}
      max={100}
      step={10}
      low={20}
      high={60}
      lowLabel="lowest"
      highLabel="highest"
      formatValue={(value) => `¥${value}`}
      onChange={onChange}
      onCommit={onCommit}
    />,
  );
  return { onChange, onCommit };
}

test('each thumb has a label and a formatted value', () => {
  renderSlider();
  expect(screen.getByRole('slider', { name: 'lowest' })).toHaveAttribute('aria-valuetext', '¥20');
  expect(screen.getByRole('slider', { name: 'highest' })).toHaveValue('60');
});

test.each([
  ['lowest', '40', { low: 40, high: 60 }],
  ['lowest', '90', { low: 60, high: 60 }],
  ['highest', '10', { low: 20, high: 20 }],
])('the %s thumb at %s never passes the other one', (name, value, range) => {
  const { onChange } = renderSlider();
  fireEvent.input(screen.getByRole('slider', { name }), { target: { value } });
  expect(onChange).toHaveBeenCalledWith(range);
});

test('calls onCommit on the native change event, not while a thumb moves', () => {
  const { onCommit } = renderSlider();
  const thumb = screen.getByRole('slider', { name: 'lowest' });
  fireEvent.input(thumb, { target: { value: '40' } });
  expect(onCommit).not.toHaveBeenCalled();
  thumb.dispatchEvent(new Event('change', { bubbles: true }));
  expect(onCommit).toHaveBeenCalledOnce();
});
