import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing.tsx';
import { Link } from './Link.tsx';

const coat = { route: 'product', params: { id: '7' } } as const;
const link = () => screen.getByRole('link');

test('it is a real link, in the language spoken, and leads there without a document', async () => {
  const { platform } = show(<Link to={coat}>风衣</Link>, { language: 'en-US' });
  expect(link()).toHaveAttribute('href', '/en/product/detail/7');
  await userEvent.click(link());
  expect(platform.visits).toEqual([coat]);
});

test.each([
  ['a new tab', { metaKey: true }],
  ['a new tab', { ctrlKey: true }],
  ['a new window', { shiftKey: true }],
  ['a download', { altKey: true }],
  ['the middle button', { button: 1 }],
])('%s is left to the browser', (_, keys) => {
  const { platform } = show(<Link to={coat}>风衣</Link>);
  fireEvent.click(link(), keys);
  expect(platform.visits).toEqual([]);
});

test('a tap is told before it leads away, and can be answered otherwise', async () => {
  const { platform } = show(
    <Link to={coat} onTap={(tap) => tap.prevent()}>
      风衣
    </Link>,
  );
  await userEvent.click(link());
  expect(platform.visits).toEqual([]);
});

test('a pointer over it, or the focus on it, fetches the screen ahead', async () => {
  const { platform } = show(<Link to={coat}>风衣</Link>);
  const prefetch = vi.spyOn(platform.navigation, 'prefetch');
  await userEvent.hover(link());
  expect(prefetch).toHaveBeenCalledWith(coat);
  prefetch.mockClear();
  await userEvent.tab();
  expect(prefetch).toHaveBeenCalledWith(coat);
});

test('an address outside is fetched only when it is followed', async () => {
  const { platform } = show(<Link to={{ url: 'https://example.com/' }}>外站</Link>);
  const prefetch = vi.spyOn(platform.navigation, 'prefetch');
  expect(link()).toHaveAttribute('href', 'https://example.com/');
  await userEvent.click(link());
  expect(prefetch).not.toHaveBeenCalled();
  expect(platform.visits).toEqual([{ url: 'https://example.com/' }]);
});
