import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectProductsList } from '@vitrine/state';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../../render-screen.tsx';
import { createLoadContext } from '../../../testing.ts';
import { LIST_ID, useListPosition } from './useListPosition.ts';

function List() {
  const { remember } = useListPosition();
  return (
    <button type="button" onClick={remember}>
      product
    </button>
  );
}

function Pages() {
  const [isListOpen, setListOpen] = useState(true);
  return (
    <>
      {isListOpen && <List />}
      <button type="button" onClick={() => setListOpen(!isListOpen)}>
        other page
      </button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Opens a product at this distance from the top of the list, and returns to the list. */
async function openProductAndReturn(topOnLeaving: number, topOnReturning: number) {
  const context = createLoadContext({});
  const { platform } = renderInShop(context, <Pages />);
  const scrollTo = vi.spyOn(platform.viewport, 'scrollTo');
  const readPosition = () => selectProductsList(context.store.getState()).position;
  platform.simulateScroll([topOnLeaving]);
  await press('product');
  const position = readPosition();
  await press('other page');
  platform.simulateScroll([topOnReturning]);
  await press('other page');
  await act(async () => undefined);
  return { position, positionAfter: readPosition(), scrollTo };
}

test('returns to the position of the opened product when the page starts at its top', async () => {
  const { position, positionAfter, scrollTo } = await openProductAndReturn(-840, 120);
  expect([position, positionAfter]).toEqual([840, 0]);
  await waitFor(() =>
    expect(scrollTo).toHaveBeenCalledWith(LIST_ID, { offset: -840, instant: true }),
  );
});

test('keeps the position that the host has restored', async () => {
  const { scrollTo } = await openProductAndReturn(-840, -600);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('does not scroll when the product was opened at the top of the list', async () => {
  const { position, scrollTo } = await openProductAndReturn(120, 120);
  expect(position).toBe(0);
  expect(scrollTo).not.toHaveBeenCalled();
});
