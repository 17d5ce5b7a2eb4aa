import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { choose, pressEnter } from '../testing/screen-steps.ts';
import { FilterBar } from './FilterBar.tsx';
import type { ResourceFilter } from './types.ts';
import { useFilters } from './useFilters.ts';

const named = (...values: string[]) => values.map((value) => ({ value, label: `The ${value}` }));
const FILTERS: ResourceFilter[] = [
  { kind: 'tab', key: 'step' },
  {
    kind: 'search',
    key: 'search',
    label: 'Search',
    least: { hint: 'Three letters', isReached: (text) => text.length > 2 },
  },
  {
    kind: 'select',
    key: 'status',
    label: 'Status',
    options: named('open', 'done'),
    isMultiple: true,
  },
  { kind: 'select', key: 'merchant', label: 'Merchant', options: named('one', 'two') },
  { kind: 'switch', key: 'late', label: 'Late only' },
];

function Filters() {
  const { values, setValues, clear, isFiltered } = useFilters(FILTERS);
  return (
    <>
      <p>{isFiltered ? 'filtered' : 'all'}</p>
      <FilterBar filters={FILTERS} values={values} onChange={setValues} onClear={clear} />
    </>
  );
}

it('keeps every filter in the URL beside what others keep there, without new entries', async () => {
  const { history } = renderScreen(Filters, { path: '/list', url: '/list?step=paid&open=5' });
  const query = () => Object.fromEntries(new URLSearchParams(history?.at(-1)?.split('?')[1]));
  expect(screen.getByText('all')).toBeInTheDocument();
  expect(screen.queryByText('Clear filters')).toBeNull();
  await choose('Status', 'The open');
  await choose('Status', 'The done');
  expect(query()).toEqual({ step: 'paid', open: '5', status: 'open,done' });
  await choose('Merchant', 'The two');
  fireEvent.click(screen.getByLabelText('Late only'));
  for (const text of ['ab', ' abc ']) {
    const field = screen.getByLabelText('Search');
    fireEvent.change(field, { target: { value: text } });
    pressEnter(field);
    expect(screen.queryAllByText('Three letters')).toHaveLength(text === 'ab' ? 1 : 0);
  }
  expect(query()).toEqual({
    ...{ step: 'paid', open: '5', status: 'open,done', merchant: 'two' },
    ...{ late: 'true', search: 'abc' },
  });
  expect(screen.getByText('filtered')).toBeInTheDocument();
  expect(history).toHaveLength(1);
  fireEvent.click(screen.getByLabelText('Late only'));
  expect(query()).not.toHaveProperty('late');
  fireEvent.click(screen.getByText('Clear filters'));
  expect(query()).toEqual({ step: 'paid', open: '5' });
});

it('shows what the URL names', () => {
  renderScreen(Filters, {
    path: '/list',
    url: '/list?search=silk&status=open&merchant=one&late=true',
  });
  expect(screen.getByLabelText('Search')).toHaveValue('silk');
  expect(screen.getByLabelText('Late only')).toBeChecked();
  expect(screen.getByText('The one')).toBeInTheDocument();
});
