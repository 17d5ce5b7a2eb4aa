import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithPlatform } from '../../testing.tsx';
import { Link } from './Link.tsx';

const coat = { route: 'product', params: { id: '7' } } as const;
const link = () => screen.getByRole('link');

test('renders an href in the current language and navigates on the client', async () => {
  const { platform } = renderWithPlatform(<Link to={coat}>风衣</Link>, { language: 'en-US' });
  expect(link()).toHaveAttribute('href', '/en/product/detail/7');
  await userEvent.click(link());
  expect(platform.destinations).toEqual([coat]);
});

test.each([
  ['a new tab', { metaKey: true }],
  ['a new tab', { ctrlKey: true }],
  ['a new window', { shiftKey: true }],
  ['a download', { altKey: true }],
  ['the middle button', { button: 1 }],
])('%s is left to the browser', (_, keys) => {
  const { platform } = renderWithPlatform(<Link to={coat}>风衣</Link>);
  fireEvent.click(link(), keys);
  expect(platform.destinations).toEqual([]);
});

test('onPress can cancel the navigation', async () => {
  const { platform } = renderWithPlatform(
    <Link to={coat} onPress={(event) => event.preventDefault()}>
      风衣
    </Link>,
  );
  await userEvent.click(link());
  expect(platform.destinations).toEqual([]);
});

test('prefetches the screen on hover and on focus', async () => {
  const { platform } = renderWithPlatform(<Link to={coat}>风衣</Link>);
  const prefetch = vi.spyOn(platform.navigation, 'prefetch');
  await userEvent.hover(link());
  expect(prefetch).toHaveBeenCalledWith(coat);
  prefetch.mockClear();
  await userEvent.tab();
  expect(prefetch).toHaveBeenCalledWith(coat);
});

test('does not prefetch an external URL', async () => {
  const { platform } = renderWithPlatform(<Link to={{ url: 'https://example.com/' }}>外站</Link>);
  const prefetch = vi.spyOn(platform.navigation, 'prefetch');
  expect(link()).toHaveAttribute('href', 'https://example.com/');
  await userEvent.click(link());
  expect(prefetch).not.toHaveBeenCalled();
  expect(platform.destinations).toEqual([{ url: 'https://example.com/' }]);
});
