import { expect, it } from 'vitest';
import { createChooser } from './choose-provider.ts';

const open = () => ({ getName: async () => 'real provider' });
const openSandbox = () => ({ getName: async () => 'sandbox' });

it.each([
  ['keys and sandboxes', true, 'key', 'real provider'],
  ['keys only', false, 'key', 'real provider'],
  ['sandboxes only', true, undefined, 'sandbox'],
])('with %s opens the right port', async (_, sandbox, keys, name) => {
  expect(await createChooser({ sandbox })('provider', keys, open, openSandbox).getName()).toBe(
    name,
  );
});

it('rejects requests without keys and sandboxes', async () => {
  const port = createChooser({ sandbox: false })('provider', undefined, open, openSandbox);
  await expect(port.getName()).rejects.toMatchObject({ fault: 'absent' });
});
