import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInShop } from '../../render-screen.tsx';
import { createLoadContext } from '../../testing.ts';
import { LogInButton } from './LogInButton.tsx';

const link = () => screen.getByRole('link', { name: 'Sign in' });

function renderButton() {
  const context = createLoadContext({}, { language: 'en-US' });
  return renderInShop(context, <LogInButton returnTo={{ route: 'me' }}>Sign in</LogInButton>);
}

test('is a link to the log-in, which works before the page is hydrated', async () => {
  const { platform } = renderButton();
  expect(link()).toHaveAttribute('href', '/en/user/login?from=%2Fen%2Fuser%2Fme');
  await userEvent.click(link());
  expect(platform.destinations).toEqual([{ route: 'login', query: { from: '/en/user/me' } }]);
});

test('opens the log-in of the app inside the app', async () => {
  const { platform } = renderButton();
  Object.assign(platform.bridge, { isPresent: true });
  const open = vi.spyOn(platform.login, 'open').mockReturnValue();
  await userEvent.click(link());
  expect(open).toHaveBeenCalledWith({ route: 'me' });
  expect(platform.destinations).toEqual([]);
});
