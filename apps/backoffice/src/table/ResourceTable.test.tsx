import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Blocks } from '../screens/blocks/Blocks.tsx';
import { Jobs } from '../screens/jobs/Jobs.tsx';
import { renderScreen } from '../testing/renderScreen.tsx';

const NO_ROWS = { items: [], nextCursor: null };

test('says how the first row comes to be, or that there is none yet', async () => {
  const blocks = renderScreen(Blocks, { answers: { listPageBlocks: NO_ROWS } });
  expect(await screen.findByText(/^No blocks yet/)).toBeInTheDocument();
  blocks.unmount();
  renderScreen(Jobs, { answers: { listOperatorJobs: NO_ROWS } });
  expect(await screen.findByText('Nothing here yet')).toBeInTheDocument();
});

test('offers to clear the filters that nothing matches', async () => {
  const user = userEvent.setup();
  const { findSent } = renderScreen(Blocks, {
    answers: { listPageBlocks: NO_ROWS },
    path: '/blocks',
    url: '/blocks?search=moon',
  });
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
  expect(findSent('listPageBlocks').at(-1)?.query).toMatchObject({ search: 'moon' });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText(/^No blocks yet/)).toBeInTheDocument();
});
