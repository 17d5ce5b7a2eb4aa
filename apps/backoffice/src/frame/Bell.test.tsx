import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { emptyDashboard } from '../testing/fixtures/dashboard.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { Bell } from './Bell.tsx';

const getDashboard = { ...emptyDashboard, jobs: { failed: 2, running: 0 } };

test('counts what is new until the operator has looked', async () => {
  renderScreen(Bell, { answers: { getDashboard } });
  const bell = await screen.findByRole('button', { name: 'Notifications, 2 new' });
  await userEvent.click(bell);
  expect(await screen.findByText('Jobs failed')).toBeInTheDocument();
  expect(screen.getByText('2 new')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeInTheDocument();
});
