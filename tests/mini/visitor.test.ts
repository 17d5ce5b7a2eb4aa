import type { ApiRequest } from '@vitrine/client';
import { DAY_MS, getVisitorKind, parseVisitorBucket } from '@vitrine/kit';
import { expect, it } from 'vitest';
import { addVisitor, openVisitorBucket } from '../../apps/mini/src/shop/visitor.ts';

const NOW = Date.parse('2026-11-25T02:00:00Z');

function createStorage() {
  const values = new Map<string, string>();
  const storage = {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  return { local: storage, session: storage };
}

it('keeps the bucket of a device from its first visit on', () => {
  const storage = createStorage();
  const first = openVisitorBucket(storage, NOW);
  expect(first).toMatch(/^\d{1,3}\.20261125$/);
  expect(openVisitorBucket(storage, NOW + DAY_MS)).toBe(first);
  expect(getVisitorKind(parseVisitorBucket(first), NOW + DAY_MS)).toBe('returning');
});

it('chooses a bucket in place of what is none', () => {
  const storage = createStorage();
  storage.local.set('bucket', 'nonsense');
  expect(openVisitorBucket(storage, NOW)).toMatch(/\.20261125$/);
});

it('tells the bucket and the platform to the shop only', () => {
  const visitor = {
    correlationId: 'c1',
    shopUrl: 'https://shop.example',
    platform: 'ttmp',
    bucket: '7.20261125',
  } as const;
  const send = (url: string) =>
    addVisitor({ url, headers: { country: 'CN' } } as unknown as ApiRequest, visitor).headers;
  expect(send('https://shop.example/api/v2/search/contents')).toEqual({
    country: 'CN',
    'visitor-bucket': '7.20261125',
    'visitor-platform': 'ttmp',
    'correlation-id': 'c1',
  });
  expect(send('https://data.example/api')).toEqual({ country: 'CN' });
});
