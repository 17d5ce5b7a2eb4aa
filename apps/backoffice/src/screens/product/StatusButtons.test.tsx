import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { product } from '../../testing/product-fixtures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { doublePress } from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { StatusButtons } from './StatusButtons.tsx';

const store = vi.fn();
const reload = vi.fn();

test.each([
  ['draft', ['Publish', 'Archive']],
  ['published', ['Hide', 'Archive']],
  ['hidden', ['Publish', 'Archive']],
  ['archived', ['Restore as hidden']],
] as const)('offers the changes of status of a product that is %s', (status, offered) => {
  renderScreen(() => (
    <StatusButtons product={{ ...product, status }} store={store} reload={reload} />
  ));
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(offered);
});

test('publishes a product once at a double click, and reloads one that is stale', async () => {
  let answer: unknown = { ...product, version: 9 };
  const { findSent } = renderScreen(
    () => <StatusButtons product={{ ...product, status: 'draft' }} store={store} reload={reload} />,
    { answers: { changeProductStatus: () => answer } },
  );
  doublePress('Publish');
  expect(await screen.findByText('The status is changed')).toBeVisible();
  expect(findSent('changeProductStatus')).toMatchObject([
    { params: { id: '11' }, version: '"8"', body: { status: 'published' } },
  ]);
  expect(store).toHaveBeenCalledExactlyOnceWith(answer, 'published');
  answer = problemResponse(412, 'precondition-failed');
  doublePress('Publish');
  expect(await screen.findByText('problem precondition-failed')).toBeVisible();
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
