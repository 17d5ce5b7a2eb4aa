import { expect, test, vi } from 'vitest';
import { failedEntries, loadModules } from './loadModules.ts';

const preload = vi.fn(async () => ({}));
const registry = {
  quiet: { definition: { code: 'quiet' } },
  good: {
    definition: {
      code: 'good',
      load: async ({ id, fields }: { id: string; fields: unknown }) => ({ id, fields }),
    },
    preload,
  },
  bad: { definition: { code: 'bad', load: () => Promise.reject(new Error('gone')) } },
  worse: {
    definition: {
      code: 'worse',
      load: () => {
        throw new Error('at once');
      },
    },
  },
  unseen: {
    definition: { code: 'unseen', load: async () => 7 },
    preload: () => Promise.reject(new Error('chunk')),
  },
};
const entries = ['quiet', 'good', 'bad', 'worse', 'unseen', 'unknown'].map((code) => ({
  id: `e-${code}`,
  code,
  fields: { code },
}));
const context = { api: {} as never, language: 'zh-CN', now: 0 } as const;

test('each module loads its own; what fails is left out and told, the others live', async () => {
  const data = await loadModules(registry, entries, context);
  expect(data).toEqual({ 'e-good': { id: 'e-good', fields: { code: 'good' } }, 'e-unseen': 7 });
  expect(failedEntries(registry, entries, data).map(({ code }) => code)).toEqual(['bad', 'worse']);
  expect(preload).toHaveBeenCalledOnce();
});
