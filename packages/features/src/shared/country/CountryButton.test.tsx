import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TestPlatformOptions } from '@vitrine/platform/testing';
import { setShopConfiguration } from '@vitrine/state';
import { beforeAll, expect, test } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { CountryButton } from './CountryButton.tsx';

// The sheet is loaded lazily: the first load of its code can take longer than a query waits.
beforeAll(async () => void (await import('./CountrySheet.tsx')));

const renderButton = (options: TestPlatformOptions = {}, context = createLoadContext({})) =>
  renderInShop(context, <CountryButton label="choose">choose</CountryButton>, {}, options);
const open = () => userEvent.click(screen.getByRole('button', { name: 'choose' }));

test('opens the choice with the current country', async () => {
  renderButton({ country: 'HK' });
  expect(screen.queryByRole('dialog')).toBeNull();
  await open();
  expect(await screen.findByRole('radio', { name: '中国香港' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '中国内地' })).not.toBeChecked();
});

test('changes the country only by a press, not while the arrow keys pass it', async () => {
  const { platform } = renderButton();
  await open();
  (await screen.findByRole('radio', { name: '中国内地' })).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: '中国香港' })).toHaveFocus();
  expect(platform.chosenCountries).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(platform.chosenCountries).toEqual(['HK']);
});

test('closes without a change on Escape', async () => {
  const { platform } = renderButton();
  await open();
  const sheet = await screen.findByRole('dialog');
  fireEvent(sheet, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.chosenCountries).toEqual([]);
});

test('explains in English what the country is for', async () => {
  renderButton({ language: 'en-US' });
  await open();
  expect(await screen.findByText(/Prices stay in CNY/)).toBeVisible();
});

test('offers only the countries that the shop delivers to at the moment', async () => {
  const context = createLoadContext({});
  context.store.dispatch(setShopConfiguration({ shippingCountries: ['CN'] }));
  renderButton({}, context);
  await open();
  expect(await screen.findByRole('radio', { name: '中国内地' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: '中国香港' })).toBeNull();
});
