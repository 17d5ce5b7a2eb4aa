import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { nonceSource, pagePolicy, scriptHashes, withoutNonce } from './csp.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('only inline scripts that run are vouched for, each once', () => {
  const html = `<script type="application/json" id="state">{}</script>
    <script src="/a.js" type="module" async=""></script>
    <script>$RC("B:0","S:0")</script><script>$RC("B:0","S:0")</script><script nonce="x">second()</script>`;
  expect(scriptHashes(html)).toEqual([sha('$RC("B:0","S:0")'), sha('second()')]);
});

test('a kept page carries no nonce', () => {
  expect(withoutNonce('<script nonce="n1">a</script><b>n1</b>', 'n1')).toBe(
    '<script>a</script><b>n1</b>',
  );
});

test('the policy forbids what it does not name and allows the given scripts', () => {
  const policy = pagePolicy([nonceSource('n1')]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'nonce-n1'");
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
});
