import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { fill, press, pressTwice } from '../../testing/screen-steps.ts';
import { problemResponse } from '../../testing/stub-calls.ts';
import { Account } from './Account.tsx';

const AT = '2026-11-23T02:00:00.000Z';
const session = (id: string, isCurrent: boolean, device: string | null) => ({
  ...{ id, isCurrent, device, ip: '10.0.0.1', createdAt: AT, lastSeenAt: AT },
});

it('changes the password with the current one, and logs out one other device', async () => {
  let isWrong = true;
  const { findSent } = renderScreen(Account, {
    role: 'merchant',
    answers: {
      listOperatorSessions: [session('1', true, 'Firefox'), session('2', false, null)],
      endOperatorSession: { done: true },
      changeOperatorPassword: () =>
        isWrong ? problemResponse(400, 'bad-input', { current: 'It is wrong' }) : { done: true },
    },
  });
  expect(await screen.findByText('Firefox · 10.0.0.1')).toBeInTheDocument();
  expect(screen.getByText('This device')).toBeInTheDocument();
  pressTwice(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('The device is logged out')).toBeInTheDocument();
  expect(findSent('endOperatorSession').map(({ params }) => params.id)).toEqual(['2']);
  press('Change');
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(2));
  fill('Current password', 'old');
  fill('New password', 'a new long password');
  press('Change');
  expect(await screen.findByText('It is wrong')).toBeInTheDocument();
  expect(screen.getByLabelText('New password')).toHaveValue('a new long password');
  isWrong = false;
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(await screen.findByText(/^Password changed/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''));
});

it('is in Chinese, and shows a failure of the list of devices', async () => {
  let isDown = true;
  renderScreen(Account, {
    language: 'zh-CN',
    answers: {
      listPasskeys: [],
      listOperatorSessions: () =>
        isDown ? problemResponse(500, 'internal') : [session('1', true, 'Firefox')],
    },
  });
  expect(await screen.findByText('problem internal')).toBeInTheDocument();
  isDown = false;
  press('重试');
  expect(await screen.findByText('Firefox · 10.0.0.1')).toBeInTheDocument();
});
