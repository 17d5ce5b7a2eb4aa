import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../api/api.ts';
import { Backoffice } from '../Backoffice.tsx';
import { storeLanguage } from '../language/stored-language.ts';
import { emptyDashboard } from '../testing/fixtures/dashboard.ts';
import { createOperator } from '../testing/renderScreen.tsx';
import { fill, press } from '../testing/screen-steps.ts';
import { problemResponse, stubCalls } from '../testing/stub-calls.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
  history.replaceState(null, '', '/');
});

it('asks for the log-in after the session has ended, and goes on where the operator was', async () => {
  const operator = createOperator('support');
  let isEnded = false;
  localStorage.clear();
  storeLanguage('en-US');
  stubCalls(
    {
      getCurrentOperator: operator,
      getDashboard: emptyDashboard,
      getSingleSignOn: { isOffered: false, logOutUrl: null },
      listOperatorSessions: [],
      changeOperatorPassword: () => {
        isEnded = true;
        return problemResponse(401, 'unauthorised');
      },
      logInOperator: { status: 'logged-in', operator },
    },
    operator,
  );
  history.replaceState(null, '', '/admin/account?from=menu');
  render(<Backoffice />);
  await screen.findByText('My account', { selector: 'h1' });
  fill('Current password', 'old password');
  fill('New password', 'a new long password');
  press('Change');
  await screen.findByText('Log in to the back office');
  expect(isEnded).toBe(true);
  expect(location.pathname + location.search).toBe('/admin/account?from=menu');
  fill('E-mail', 'lin@shop.test');
  fill('Password', 'a new long password');
  press('Log in');
  await screen.findByText('My account', { selector: 'h1' });
  await waitFor(() => expect(screen.queryByText('Log in to the back office')).toBeNull());
});
