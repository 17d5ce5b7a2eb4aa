import { expect, test, vi } from 'vitest';
import { findFailedEntries, loadModules } from './load-modules.ts';

const preload = vi.fn(async () => ({}));
const registry = {
  withoutLoad: { definition: { code: 'withoutLoad' } },
  working: {
    definition: {
      code: 'working',
      load: async ({ id, fields }: { id: string; fields: unknown }) => ({ id, fields }),
    },
    preload,
  },
  rejecting: { definition: { code: 'rejecting', load: () => Promise.reject(new Error('gone')) } },
  throwing: {
    definition: {
      code: 'throwing',
      load: () => {
        throw new Error('at once');
      },
    },
  },
  withoutChunk: {
    definition: { code: 'withoutChunk', load: async () => 7 },
    preload: () => Promise.reject(new Error('chunk')),
  },
};
const entries = ['withoutLoad', 'working', 'rejecting', 'throwing', 'withoutChunk', 'unknown'].map(
  (code) => ({
    id: `e-${code}`,
    code,
    fields: { code },
  }),
);
const context = { api: {} as never, language: 'zh-CN', now: 0 } as const;

test('loads the data of each module, and reports and leaves out those that fail', async () => {
  const data = await loadModules(registry, entries, context);
  expect(data).toEqual({
    'e-working': { id: 'e-working', fields: { code: 'working' } },
    'e-withoutChunk': 7,
  });
  expect(findFailedEntries(registry, entries, data).map(({ code }) => code)).toEqual([
    'rejecting',
    'throwing',
  ]);
  expect(preload).toHaveBeenCalledOnce();
});
