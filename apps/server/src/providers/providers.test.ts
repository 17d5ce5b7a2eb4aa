import { expect, it } from 'vitest';
import { chooser } from './providers.ts';

const open = () => ({ who: async () => 'true side' });
const openSandbox = () => ({ who: async () => 'sandbox' });

it.each([
  ['keys and sandboxes', true, 'key', 'true side'],
  ['keys only', false, 'key', 'true side'],
  ['sandboxes only', true, undefined, 'sandbox'],
])('with %s', async (_, sandbox, keys, who) => {
  expect(await chooser({ sandbox })('partner', keys, open, openSandbox).who()).toBe(who);
});

it('says that nobody is there, with neither keys nor sandboxes', async () => {
  const port = chooser({ sandbox: false })('partner', undefined, open, openSandbox);
  await expect(port.who()).rejects.toMatchObject({ fault: 'absent' });
});
