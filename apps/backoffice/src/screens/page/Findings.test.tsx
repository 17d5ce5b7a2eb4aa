import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { type Finding, Findings } from './Findings.tsx';

const show = (check: () => Promise<readonly Finding[]>) =>
  renderScreen(() => <Findings check={check} />, {});

it('leads from a finding to its place', async () => {
  const open = vi.fn();
  show(async () => [
    { key: 'a', text: 'Pictures: no page has this address', isError: false, open },
    { key: 'b', text: 'The page has no English version', isError: false },
  ]);
  expect(screen.getByRole('status').textContent).toContain('Checking');
  await screen.findByText('2 things to look at before publishing');
  fireEvent.click(screen.getByRole('button', { name: /no page has this address/ }));
  expect(open).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: /English version/ })).toBeNull();
});

it('says which findings prevent publishing', async () => {
  show(async () => [{ key: 'a', text: 'Text: content is missing', isError: true }]);
  await screen.findByText('1 found; correct the errors before publishing');
});

it('says that nothing was found', async () => {
  show(async () => []);
  await screen.findByText('Checked: nothing to correct');
});

it('can check again after a failure', async () => {
  let isDown = true;
  show(async () => {
    if (isDown) throw new Error('down');
    return [];
  });
  const again = await screen.findByRole('button', { name: 'Check again' });
  isDown = false;
  fireEvent.click(again);
  await screen.findByText('Checked: nothing to correct');
});
