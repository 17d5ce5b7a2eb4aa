import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPagePolicy, hashOwnScripts, nonceSource, removeNonce } from './csp.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('hashes each inline script of the rendering once, and no other script', () => {
  const html = `<script type="application/json" id="state">{}</script>
    <script src="/a.js" type="module" async="" nonce="n1"></script>
    <script nonce="n1">$RC("B:0","S:0")</script><script nonce="n1">$RC("B:0","S:0")</script>
    <script>slipped()</script><script nonce="">slipped()</script><script nonce="x">slipped()</script>
    <script id="a" nonce="n1">second()</script>`;
  expect(hashOwnScripts(html, 'n1')).toEqual([sha('$RC("B:0","S:0")'), sha('second()')]);
  expect(hashOwnScripts(html, '')).toEqual([]);
});

test('removes the nonce from a cached page', () => {
  expect(removeNonce('<script nonce="n1">a</script><b>n1</b>', 'n1')).toBe(
    '<script>a</script><b>n1</b>',
  );
});

test('allows only the given scripts', () => {
  const policy = createPagePolicy([nonceSource('n1')]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'nonce-n1'");
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(policy).toContain("frame-ancestors 'self';");
});

test('allows the hosts of the settings to give images, and the back office to show the page', () => {
  const policy = createPagePolicy([], {
    imageHosts: ['img.example.com'],
    backofficeUrl: 'https://office.example',
  });
  expect(policy).toContain("img-src 'self' data: blob: https://img.example.com;");
  expect(policy).toContain("frame-ancestors 'self' https://office.example;");
});
