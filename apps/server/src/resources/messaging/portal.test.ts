import { describe, expect, it } from 'vitest';
import { openPortalUrl, pathInShop, sealPortalUrl } from './portal.ts';

const KEY = 'a key that the portal and the shop share';

describe('an address of the portal', () => {
  it('comes out as it went in, and never looks the same', () => {
    const sealed = sealPortalUrl('/content/spring?from=门户', KEY);
    expect(openPortalUrl(sealed, KEY)).toBe('/content/spring?from=门户');
    expect(sealPortalUrl('/content/spring?from=门户', KEY)).not.toBe(sealed);
  });

  it.each([
    ['another key', (sealed: string) => openPortalUrl(sealed, `${KEY}!`)],
    ['a changed letter', (sealed: string) => openPortalUrl(`A${sealed.slice(1)}`, KEY)],
    ['an end cut off', (sealed: string) => openPortalUrl(sealed.slice(0, -4), KEY)],
    ['nothing', () => openPortalUrl('', KEY)],
  ])('does not open with %s', (_, open) => {
    // The first letter is never an A by chance.
    let sealed = sealPortalUrl('/content/spring', KEY);
    while (sealed.startsWith('A')) sealed = sealPortalUrl('/content/spring', KEY);
    expect(open(sealed)).toBeUndefined();
  });
});

describe('a path in the shop', () => {
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
  ])('%s is %s', (address, path) => {
    expect(pathInShop(address, 'https://shop.example')).toBe(path);
  });
});
