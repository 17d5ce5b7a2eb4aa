import { randomBytes } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Keyring, readKeyring, sealingKey } from './keyring.ts';
import { openKeyring } from './open-keyring.ts';
import { findableHash, seal, sealText, unseal, unsealText } from './seal.ts';

const oldKey = sealingKey('old', randomBytes(32));
const newKey = sealingKey('new', randomBytes(32));
const before: Keyring = { current: oldKey, all: [oldKey] };
const rotated: Keyring = { current: newKey, all: [newKey, oldKey] };
const after: Keyring = { current: newKey, all: [newKey] };
const dataDir = join(tmpdir(), `vitrine-keys-${randomBytes(6).toString('hex')}`);

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('what is sealed', () => {
  it('opens in its place', () => {
    const sealed = sealText(before, 'row 1', '林知夏');
    expect(unsealText(before, 'row 1', sealed)).toBe('林知夏');
    expect(sealed.includes(Buffer.from('林知夏'))).toBe(false);
  });

  it('opens nowhere else', () => {
    const sealed = sealText(before, 'row 1', '林知夏');
    expect(() => unsealText(before, 'row 2', sealed)).toThrow();
  });

  it('looks different every time', () => {
    expect(sealText(before, 'x', 'a')).not.toEqual(sealText(before, 'x', 'a'));
  });

  it('is refused when any of its bytes was changed', () => {
    const sealed = seal(before, 'x', Buffer.from('ab'));
    for (let place = 0; place < sealed.length; place++) {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => unseal(before, 'x', changed)).toThrow();
    }
  });

  it.each([0, 1, 5, 20])('is refused when only %i bytes of it are left', (length) => {
    const sealed = seal(before, 'x', Buffer.from('abcdef')).subarray(0, length);
    expect(() => unseal(before, 'x', sealed)).toThrow();
  });
});

describe('a new key', () => {
  it('opens what the old one sealed while both are named, and no longer', () => {
    const sealed = sealText(before, 'x', 'a');
    expect(unsealText(rotated, 'x', sealed)).toBe('a');
    expect(() => unsealText(after, 'x', sealed)).toThrow('does not have');
    expect(unsealText(after, 'x', sealText(rotated, 'x', 'a'))).toBe('a');
  });
});

describe('a hash to find things by', () => {
  it('depends on the key, the place and the text', () => {
    const hash = findableHash(oldKey, 'shopper 1', 'number').toString('hex');
    expect(findableHash(oldKey, 'shopper 1', 'number').toString('hex')).toBe(hash);
    const others = [
      findableHash(newKey, 'shopper 1', 'number'),
      findableHash(oldKey, 'shopper 2', 'number'),
      findableHash(oldKey, 'shopper 1', 'numbers'),
    ].map((other) => other.toString('hex'));
    expect(new Set([hash, ...others]).size).toBe(4);
  });
});

describe('keys', () => {
  const secret = randomBytes(32).toString('base64');

  it('are read in their order', () => {
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
  ])('%j names none', (text) => expect(readKeyring(text)).toBeUndefined());

  it('are made once by a shop that names none, for its own eyes only', async () => {
    const settings = { dataDir, personalIdKeys: undefined };
    const [a, b] = await Promise.all([openKeyring(settings), openKeyring(settings)]);
    expect(a.current).toEqual(b.current);
    expect((await stat(join(dataDir, 'personal-id-keys'))).mode & 0o777).toBe(0o600);
    expect((await openKeyring(settings)).current).toEqual(a.current);
    expect(await readFile(join(dataDir, 'personal-id-keys'), 'utf8')).toMatch(/^local:/);
  });

  it('that were damaged are not replaced in silence', async () => {
    await writeFile(join(dataDir, 'personal-id-keys'), 'local:oops');
    await expect(openKeyring({ dataDir, personalIdKeys: undefined })).rejects.toThrow('no key');
  });
});
