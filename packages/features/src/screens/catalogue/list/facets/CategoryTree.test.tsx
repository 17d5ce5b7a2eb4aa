import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setProducts } from '@vitrine/state';
import { facetValue, loadedList } from '@vitrine/state/testing';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../../../render-screen.tsx';
import { createLoadContext } from '../../../../testing.ts';
import { CategoryTree } from './CategoryTree.tsx';

const values = [
  facetValue('1', { name: '外套' }),
  facetValue('11', { name: '大衣', hint: '1' }),
  facetValue('2', { name: '鞋履' }),
];

function renderTree() {
  const onToggle = vi.fn();
  const context = createLoadContext({});
  context.store.dispatch(setProducts(loadedList()));
  renderInShop(context, <CategoryTree values={values} onToggle={onToggle} label="分类" />);
  return onToggle;
}

const expandButton = () => screen.getByRole('button', { name: '外套之下' });

test('shows the children of a category only while it is expanded', async () => {
  renderTree();
  expect(screen.queryByRole('checkbox', { name: /大衣/ })).toBeNull();
  expect(expandButton()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(expandButton());
  expect(screen.getByRole('checkbox', { name: /大衣/ })).toBeVisible();
  expect(expandButton()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(expandButton());
  expect(screen.queryByRole('checkbox', { name: /大衣/ })).toBeNull();
});

test('expanding a category does not filter by it', async () => {
  const onToggle = renderTree();
  await userEvent.click(expandButton());
  expect(onToggle).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: /大衣/ }));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('11');
});

test('a category without children cannot be expanded', () => {
  renderTree();
  expect(screen.queryByRole('button', { name: '鞋履之下' })).toBeNull();
});

test('expands with the keyboard', async () => {
  renderTree();
  expandButton().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('checkbox', { name: /大衣/ })).toBeVisible();
});
