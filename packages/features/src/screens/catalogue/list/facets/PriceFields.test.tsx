import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@vitrine/kit';
import { setProducts } from '@vitrine/state';
import { loadedList } from '@vitrine/state/testing';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../../../render-screen.tsx';
import { createLoadContext } from '../../../../testing.ts';
import { parseListUrl } from '../list-url.ts';
import { PriceFields } from './PriceFields.tsx';

function renderFields(query: Record<string, string> = {}, language: Language = 'zh-CN') {
  const context = createLoadContext({}, { language });
  context.store.dispatch(setProducts(loadedList()));
  const show = vi.fn();
  const url = parseListUrl({ category: '1', ...query });
  renderInShop(context, <PriceFields controls={{ url, show } as never} />);
  const readRange = () => show.mock.lastCall?.[0].filters.priceRange;
  return { show, readRange };
}

const low = () => screen.getByRole('textbox', { name: '最低价' });
const high = () => screen.getByRole('textbox', { name: '最高价' });

test('a phone shows its digits for both prices', () => {
  renderFields();
  expect(low()).toHaveAttribute('inputmode', 'numeric');
  expect(high()).toHaveAttribute('inputmode', 'numeric');
});

test('shows the prices of the URL, and leaves a missing bound empty', () => {
  renderFields({ 'price-min': '2000' });
  expect(low()).toHaveValue('2000');
  expect(high()).toHaveValue('');
});

test('filters on the return key', async () => {
  const { show, readRange } = renderFields();
  await userEvent.type(low(), '1500{Enter}');
  expect(show).toHaveBeenCalled();
  expect(readRange()).toMatchObject({ min: 1500 });
});

test('filters by both prices when the field loses the focus, whichever order they have', async () => {
  const { readRange } = renderFields();
  await userEvent.type(high(), '1000');
  await userEvent.type(low(), '3000');
  await userEvent.tab();
  expect(readRange()).toEqual({ min: 1000, max: 3000 });
});

test('ignores all but the digits of a price', async () => {
  const { readRange } = renderFields();
  await userEvent.type(high(), '¥9,800{Enter}');
  expect(readRange()).toMatchObject({ max: 9800 });
});

test('does not filter again when nothing has changed', async () => {
  const { show } = renderFields({ 'price-min': '2000' });
  await userEvent.click(low());
  await userEvent.tab();
  await userEvent.type(high(), '{Enter}');
  expect(show).not.toHaveBeenCalled();
});

test('an emptied field removes its bound', async () => {
  const { show, readRange } = renderFields({ 'price-min': '2000', 'price-max': '5000' });
  await userEvent.clear(low());
  await userEvent.tab();
  expect(show).toHaveBeenCalledOnce();
  expect(readRange()).toEqual({ min: 0, max: 5000 });
});

test('keeps what is written into one field while the list is filtered by the other', async () => {
  const context = createLoadContext({});
  context.store.dispatch(setProducts(loadedList()));
  let arrive: () => void = () => undefined;
  function Fields() {
    const [url, setUrl] = useState(() => parseListUrl({ category: '1' }));
    const show = (next: typeof url) => {
      arrive = () => setUrl(next);
    };
    return <PriceFields controls={{ url, show } as never} />;
  }
  renderInShop(context, <Fields />);
  await userEvent.type(low(), '1500');
  await userEvent.tab();
  await userEvent.type(high(), '90');
  act(() => arrive());
  expect(high()).toHaveValue('90');
  expect(low()).toHaveValue('1500');
});

test('names its fields in English', () => {
  renderFields({}, 'en-US');
  expect(screen.getByRole('textbox', { name: 'Lowest price' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Highest price' })).toBeVisible();
});
