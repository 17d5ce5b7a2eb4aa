import { expect, it } from 'vitest';
import { createEncryptionKey } from '../../encryption/keyring.ts';
import { extendOperatorDevice, readOperatorDevice } from './known-operator-device.ts';

const current = createEncryptionKey('a', Buffer.alloc(32, 7));
const keyring = { current, all: [current] };

it('knows a browser for each operator who has logged in with it', () => {
  const first = extendOperatorDevice(keyring, 'lin@example.cn', undefined);
  const both = extendOperatorDevice(keyring, 'wang@example.cn', first);
  const [id] = first.split('.');
  expect(readOperatorDevice(keyring, 'lin@example.cn', both)).toBe(id);
  expect(readOperatorDevice(keyring, 'wang@example.cn', both)).toBe(id);
  expect(readOperatorDevice(keyring, 'wang@example.cn', first)).toBeUndefined();
  expect(extendOperatorDevice(keyring, 'wang@example.cn', both)).toBe(both);
});

it('does not believe a proof that was written elsewhere', () => {
  const own = extendOperatorDevice(keyring, 'lin@example.cn', undefined);
  const [id = '', signature = ''] = own.split('.');
  const otherId = id.replace(/^./, id.startsWith('a') ? 'b' : 'a');
  for (const proof of [undefined, '', id, `${id}.`, `${otherId}.${signature}`, `x.${signature}`])
    expect(readOperatorDevice(keyring, 'lin@example.cn', proof)).toBeUndefined();
});

it('remembers five operators at most', () => {
  let proof: string | undefined;
  for (let n = 0; n < 8; n++) proof = extendOperatorDevice(keyring, `${n}@example.cn`, proof);
  expect(proof?.split('.')).toHaveLength(6);
  expect(readOperatorDevice(keyring, '2@example.cn', proof)).toBeUndefined();
  expect(readOperatorDevice(keyring, '3@example.cn', proof)).toBeDefined();
});
