import { describe, expect, it } from 'vitest';
import { decryptPortalUrl, encryptPortalUrl, toShopPath } from './portal.ts';

const KEY = 'a key that the portal and the shop share';

describe('a portal URL', () => {
  it('is decrypted to its original, and encrypted differently each time', () => {
    const encrypted = encryptPortalUrl('/content/spring?from=门户', KEY);
    expect(decryptPortalUrl(encrypted, [KEY])).toBe('/content/spring?from=门户');
    expect(encryptPortalUrl('/content/spring?from=门户', KEY)).not.toBe(encrypted);
  });

  it('is decrypted with a former key after the portal got a new one', () => {
    const keys = ['the new key of both', KEY] as const;
    for (const key of keys)
      expect(decryptPortalUrl(encryptPortalUrl('/content/spring', key), keys)).toBe(
        '/content/spring',
      );
  });

  it.each([
    ['another key', (encrypted: string) => decryptPortalUrl(encrypted, [`${KEY}!`])],
    ['a changed letter', (encrypted: string) => decryptPortalUrl(`A${encrypted.slice(1)}`, [KEY])],
    ['an end cut off', (encrypted: string) => decryptPortalUrl(encrypted.slice(0, -4), [KEY])],
    ['nothing', () => decryptPortalUrl('', [KEY])],
  ])('is not decrypted with %s', (_, decrypt) => {
    // Repeats until the first letter is not A, so that changing it to A has an effect.
    let encrypted = encryptPortalUrl('/content/spring', KEY);
    while (encrypted.startsWith('A')) encrypted = encryptPortalUrl('/content/spring', KEY);
    expect(decrypt(encrypted)).toBeUndefined();
  });
});

describe('toShopPath', () => {
  it.each([
    ['/content/spring?a=1#b', '/content/spring?a=1#b'],
    ['https://shop.example/content/spring', '/content/spring'],
    ['https://evil.example/content/spring', undefined],
    ['//evil.example/', undefined],
    ['/\\evil.example/', undefined],
    ['https://shop.example//evil.example', undefined],
    ['https://me@shop.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['http://', undefined],
  ])('maps %s to %s', (url, path) => {
    expect(toShopPath(url, 'https://shop.example')).toBe(path);
  });
});
