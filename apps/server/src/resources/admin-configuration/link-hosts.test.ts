import { expect, it } from 'vitest';
import { findForeignHost } from './link-hosts.ts';

const settings = {
  publicUrl: 'https://shop.example',
  port: 3000,
  linkHosts: ['brand.example', '*.partner.example'],
};

it.each([
  [null, undefined],
  ['/content/spring', undefined],
  ['https://shop.example/en', undefined],
  ['https://brand.example/story', undefined],
  ['https://BRAND.example/story', undefined],
  ['https://www.partner.example', undefined],
  ['https://partner.example', 'partner.example'],
  ['https://evilpartner.example', 'evilpartner.example'],
  ['https://www.brand.example', 'www.brand.example'],
  ['https://shop.example.evil.example/login', 'shop.example.evil.example'],
  ['https://shop.example:8443', 'shop.example'],
  ['https://shop.example@evil.example', 'evil.example'],
  ['https://me:secret@shop.example', 'shop.example'],
  ['https://%', 'https://%'],
  ['https://', 'https://'],
])('finds in %s the host %s', (link, host) => {
  expect(findForeignHost(link, settings)).toBe(host);
});

it('knows this machine as the own host of a shop without a public URL', () => {
  const local = { ...settings, publicUrl: undefined };
  expect(findForeignHost('https://localhost:3000/en', local)).toBeUndefined();
  expect(findForeignHost('https://shop.example', local)).toBe('shop.example');
});
