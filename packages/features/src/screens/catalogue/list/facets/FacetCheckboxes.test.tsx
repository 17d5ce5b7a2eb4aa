import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FacetValue } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import { facetValue } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../../../render-screen.tsx';
import { createLoadContext } from '../../../../testing.ts';
import { FacetCheckboxes } from './FacetCheckboxes.tsx';

const listValues = (count: number, overrides: Partial<FacetValue>[] = []): FacetValue[] =>
  Array.from({ length: count }, (_, index) =>
    facetValue(`${index + 1}`, { name: `Brand ${index + 1}`, count: 3, ...overrides[index] }),
  );

function renderValues(values: FacetValue[], language: Language = 'zh-CN') {
  const onToggle = vi.fn();
  renderInShop(
    createLoadContext({}, { language }),
    <FacetCheckboxes values={values} onToggle={onToggle} label="Brands" />,
  );
  return onToggle;
}

const countBoxes = () => screen.getAllByRole('checkbox').length;

test.each([
  [6, 6, false],
  [7, 6, true],
])('of %d values shows %d; offers the rest: %s', (count, shown, hasMore) => {
  renderValues(listValues(count));
  expect(countBoxes()).toBe(shown);
  expect(screen.queryByRole('button', { name: `全部 ${count} 个` }) !== null).toBe(hasMore);
});

test('shows all values and then fewer again', async () => {
  renderValues(listValues(9));
  await userEvent.click(screen.getByRole('button', { name: '全部 9 个' }));
  expect(countBoxes()).toBe(9);
  await userEvent.click(screen.getByRole('button', { name: '收起' }));
  expect(countBoxes()).toBe(6);
});

test('always shows a selected value, so that it can be removed', async () => {
  const overrides = Array.from({ length: 8 }, (_, index) =>
    index === 7 ? { selected: true } : {},
  );
  const onToggle = renderValues(listValues(8, overrides));
  expect(countBoxes()).toBe(7);
  const last = screen.getByRole('checkbox', { name: /Brand 8/ });
  expect(last).toBeChecked();
  await userEvent.click(last);
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('8');
});

test('disables a value without products, unless it is selected', async () => {
  const onToggle = renderValues(
    listValues(2, [{ disabled: true }, { disabled: true, selected: true }]),
  );
  const first = screen.getByRole('checkbox', { name: /Brand 1/ });
  expect(first).toBeDisabled();
  expect(first).toHaveTextContent('暂无');
  await userEvent.click(first);
  expect(onToggle).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: /Brand 2/ }));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('2');
});

test.each(['{Enter}', ' '])('the key “%s” toggles the value with the focus', async (key) => {
  const onToggle = renderValues(listValues(2));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('2');
});

test('counts in English', () => {
  renderValues(listValues(7, [{ disabled: true }]), 'en-US');
  expect(screen.getByRole('checkbox', { name: /Brand 1/ })).toHaveTextContent('None');
  expect(screen.getByRole('button', { name: 'All 7' })).toBeVisible();
});
