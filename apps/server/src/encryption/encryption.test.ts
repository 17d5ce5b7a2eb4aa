import { randomBytes } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { computeLookupHmac, decrypt, decryptText, encrypt, encryptText } from './encrypt.ts';
import { createEncryptionKey, type Keyring, readKeyring } from './keyring.ts';
import { openKeyring } from './open-keyring.ts';

const oldKey = createEncryptionKey('old', randomBytes(32));
const newKey = createEncryptionKey('new', randomBytes(32));
const before: Keyring = { current: oldKey, all: [oldKey] };
const rotated: Keyring = { current: newKey, all: [newKey, oldKey] };
const after: Keyring = { current: newKey, all: [newKey] };
const dataDir = join(tmpdir(), `vitrine-keys-${randomBytes(6).toString('hex')}`);

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('encrypted data', () => {
  it('is decrypted in its own place', () => {
    const encrypted = encryptText(before, 'row 1', '林知夏');
    expect(decryptText(before, 'row 1', encrypted)).toBe('林知夏');
    expect(encrypted.includes(Buffer.from('林知夏'))).toBe(false);
  });

  it('is rejected in another place', () => {
    const encrypted = encryptText(before, 'row 1', '林知夏');
    expect(() => decryptText(before, 'row 2', encrypted)).toThrow();
  });

  it('differs every time', () => {
    expect(encryptText(before, 'x', 'a')).not.toEqual(encryptText(before, 'x', 'a'));
  });

  it('is rejected when any byte was changed', () => {
    const encrypted = encrypt(before, 'x', Buffer.from('ab'));
    for (let index = 0; index < encrypted.length; index++) {
      const changed = Buffer.from(encrypted);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => decrypt(before, 'x', changed)).toThrow();
    }
  });

  it.each([0, 1, 5, 20])('is rejected when it was cut to %i bytes', (length) => {
    const encrypted = encrypt(before, 'x', Buffer.from('abcdef')).subarray(0, length);
    expect(() => decrypt(before, 'x', encrypted)).toThrow();
  });
});

describe('key rotation', () => {
  it('decrypts data of the old key as long as both keys are configured', () => {
    const encrypted = encryptText(before, 'x', 'a');
    expect(decryptText(rotated, 'x', encrypted)).toBe('a');
    expect(() => decryptText(after, 'x', encrypted)).toThrow('not in the keyring');
    expect(decryptText(after, 'x', encryptText(rotated, 'x', 'a'))).toBe('a');
  });
});

describe('the lookup HMAC', () => {
  it('depends on the key, the place and the text', () => {
    const hash = computeLookupHmac(oldKey, 'shopper 1', 'number').toString('hex');
    expect(computeLookupHmac(oldKey, 'shopper 1', 'number').toString('hex')).toBe(hash);
    const others = [
      computeLookupHmac(newKey, 'shopper 1', 'number'),
      computeLookupHmac(oldKey, 'shopper 2', 'number'),
      computeLookupHmac(oldKey, 'shopper 1', 'numbers'),
    ].map((other) => other.toString('hex'));
    expect(new Set([hash, ...others]).size).toBe(4);
  });
});

describe('the keyring', () => {
  const secret = randomBytes(32).toString('base64');

  it('reads keys in order', () => {
    const other = randomBytes(32).toString('base64url');
    const keyring = readKeyring(`k2:${secret}, k1:${other}`);
    expect(keyring?.current.id).toBe('k2');
    expect(keyring?.all.map(({ id }) => id)).toEqual(['k2', 'k1']);
  });

  it.each([
    '',
    'k1',
    'k1:',
    `k1:${secret.slice(4)}`,
    `:${secret}`,
    `K 1:${secret}`,
    `k1:${secret},`,
    `k1:${secret},k1:${secret}`,
    `k1:***${secret.slice(3)}`,
  ])('rejects %j', (text) => expect(readKeyring(text)).toBeUndefined());

  it('creates a key once, in a file that only the owner can read, when none is configured', async () => {
    const settings = { dataDir, personalIdKeys: undefined };
    const [a, b] = await Promise.all([openKeyring(settings), openKeyring(settings)]);
    expect(a.current).toEqual(b.current);
    expect((await stat(join(dataDir, 'personal-id-keys'))).mode & 0o777).toBe(0o600);
    expect((await openKeyring(settings)).current).toEqual(a.current);
    expect(await readFile(join(dataDir, 'personal-id-keys'), 'utf8')).toMatch(/^local:/);
  });

  it('does not replace a damaged key file', async () => {
    await writeFile(join(dataDir, 'personal-id-keys'), 'local:oops');
    await expect(openKeyring({ dataDir, personalIdKeys: undefined })).rejects.toThrow('no key');
  });
});
