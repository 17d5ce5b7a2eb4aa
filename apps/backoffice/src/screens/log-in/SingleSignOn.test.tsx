import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { queryClient, SESSION_KEY } from '../../api/api.ts';
import { createOperator, renderScreen } from '../../testing/renderScreen.tsx';
import { fill, press } from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { SingleSignOn } from './SingleSignOn.tsx';
import { storeChallenge } from './sign-on-challenge.ts';

const challenge = 'c'.repeat(43);
const operator = createOperator('support');
const Strict = () => (
  <StrictMode>
    <SingleSignOn />
  </StrictMode>
);

/** Comes back from the provider, with what it says in the URL. */
function comeBack(finishSingleSignOn: unknown, options: object = {}) {
  window.history.replaceState(null, '', '/?code=abc&state=xyz');
  const path = '/single-sign-on';
  return renderScreen(Strict, {
    ...{ path: '/*?', url: path, ...options },
    answers: {
      finishSingleSignOn,
      confirmSecondFactor: { operator, recoveryCodes: [] },
    },
  });
}

afterEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('logs in once with what the provider says, and leads to where the operator was going', async () => {
  storeChallenge(challenge, '/admin/orders?status=paid');
  const { findSent, history } = comeBack({ status: 'logged-in', operator });
  expect(screen.getByLabelText('Finishing the log-in')).toBeInTheDocument();
  await waitFor(() => expect(queryClient.getQueryData(SESSION_KEY)).toEqual(operator));
  expect(history.at(-1)).toBe('/orders?status=paid');
  expect(findSent('finishSingleSignOn').map(({ body }) => body)).toEqual([
    { challenge, query: 'code=abc&state=xyz' },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('asks for the second factor of the shop where the provider asked for none', async () => {
  storeChallenge(challenge, '/admin/');
  const { findSent, history } = comeBack({
    ...{ status: 'code-required', challenge: 'd'.repeat(43), methods: ['code'] },
  });
  await screen.findByLabelText('Code');
  fill('Code', '123456');
  press('Confirm');
  await waitFor(() => expect(queryClient.getQueryData(SESSION_KEY)).toEqual(operator));
  expect(findSent('confirmSecondFactor')[0]?.body).toMatchObject({ challenge: 'd'.repeat(43) });
  expect(history.at(-1)).toBe('/');
});

test.each([
  ['refused by the provider', 401, 'single-sign-on-refused'],
  ['of an unknown account', 401, 'single-sign-on-unknown'],
  ['that came back too late', 401, 'challenge-ended'],
  ['without an answer of the provider', 503, 'single-sign-on-unavailable'],
])('says why a log-in %s has failed, and begins again', async (_, status, code) => {
  storeChallenge(challenge, '/admin/orders');
  const { findSent, history } = comeBack(problemResponse(status, code));
  expect(await screen.findByRole('alert')).toHaveTextContent(`problem ${code}`);
  expect(queryClient.getQueryData(SESSION_KEY)).toBeUndefined();
  expect(findSent('finishSingleSignOn')).toHaveLength(1);
  press('Log in again');
  expect(history.at(-1)).toBe('/');
});

test('is in Chinese', async () => {
  storeChallenge(challenge, '/admin/');
  comeBack(problemResponse(401, 'challenge-ended'), { language: 'zh-CN' });
  expect(screen.getByText('使用公司账户登录')).toBeVisible();
  expect(await screen.findByText('重新登录')).toBeVisible();
});

test('sends nothing for a page that no log-in of this tab has opened', async () => {
  const { findSent, history } = comeBack({ status: 'logged-in', operator });
  await waitFor(() => expect(history.at(-1)).toBe('/'));
  expect(findSent('finishSingleSignOn')).toEqual([]);
});
