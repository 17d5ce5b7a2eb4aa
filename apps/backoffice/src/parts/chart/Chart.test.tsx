import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Chart } from './Chart.tsx';
import type { ChartProps } from './types.ts';

let resize = (_width: number) => {};
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(callback: (entries: object[]) => void) {
        resize = (width) => act(() => callback([{ contentRect: { width } }]));
      }
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const HOURS = ['00:00', '01:00', '02:00'];
const SERIES: ChartProps['series'] = [
  { name: 'Today', shape: 'bar', values: [100, 50] },
  { name: 'Yesterday', shape: 'line', values: [0, 25, 100] },
];

function show(changes: Partial<ChartProps> = {}, language: 'zh-CN' | 'en-US' = 'en-US') {
  const props = { title: 'Orders by hour', categories: HOURS, series: SERIES, ...changes };
  renderScreen(() => <Chart {...props} formatValue={(value) => `${value} pcs`} />, { language });
  const figure = screen.getByRole('figure', { name: 'Orders by hour' });
  const list = (selector: string) => [...figure.querySelectorAll(selector)];
  return { figure, list };
}
const readNumber = (element: Element | undefined, name: string) =>
  Number(element?.getAttribute(name));

test('a bar as high as the axis reaches its top, and one of nothing has no height', () => {
  const { list } = show({ series: [{ name: 'Today', shape: 'bar', values: [100, 50, 0] }] });
  const [full, half, none] = list('rect.bar');
  expect(readNumber(half, 'height') * 2).toBe(readNumber(full, 'height'));
  expect(readNumber(none, 'height')).toBe(0);
  const top = list('line.grid').map((line) => readNumber(line, 'y1'));
  expect(readNumber(full, 'y')).toBe(Math.min(...top));
});

test('draws an axis at zero when nothing was sold, or nothing was counted yet', () => {
  const { list } = show({ series: [{ name: 'Today', shape: 'bar', values: [0, 0, 0] }] });
  expect(list('rect.bar').map((bar) => readNumber(bar, 'height'))).toEqual([0, 0, 0]);
  expect(list('svg text')[0]).toHaveTextContent('0 pcs');
});

test('names the values under the pointer, and takes them away when it leaves', () => {
  const { figure, list } = show();
  const legend = within(figure.firstElementChild as HTMLElement);
  expect(legend.queryByText('01:00')).toBeNull();
  fireEvent.pointerEnter(list('rect.target')[1] as Element);
  expect(legend.getByText('01:00')).toBeInTheDocument();
  expect(legend.getByText('50 pcs')).toBeInTheDocument();
  expect(legend.getByText('25 pcs')).toBeInTheDocument();
  fireEvent.pointerLeave(list('svg')[0] as Element);
  expect(legend.queryByText('50 pcs')).toBeNull();
});

test('shows as many labels as have room, when the window becomes narrow and wide again', () => {
  const { list } = show({ categories: Array.from({ length: 24 }, (_, hour) => `h${hour}`) });
  const labels = () => list('text[text-anchor="middle"]').map(({ textContent }) => textContent);
  resize(24 * 56 + 84);
  expect(labels()).toHaveLength(24);
  resize(24 * 28 + 84);
  expect(labels()).toEqual(Array.from({ length: 12 }, (_, n) => `h${n * 2}`));
  resize(0);
  expect(labels()).toHaveLength(12);
});

test.each([
  ['zh-CN', '以表格查看'],
  ['en-US', 'Show as a table'],
] as const)('has all values as a table too, in %s', (language, summary) => {
  const { figure, list } = show({}, language);
  expect(within(figure).getByText(summary)).toBeInTheDocument();
  expect(list('tbody tr').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['00:00', '100 pcs', '0 pcs'],
    ['01:00', '50 pcs', '25 pcs'],
    ['02:00', '0 pcs', '100 pcs'],
  ]);
});
