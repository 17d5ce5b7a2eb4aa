import { expect, it, vi } from 'vitest';
import { runInSlots } from './run-in-slots.ts';

/** Work whose items end on demand. */
function createWork(items: string[]) {
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const work = (item: string) => {
    const end = Promise.withResolvers<void>();
    ends.set(item, end);
    return end.promise;
  };
  return {
    started: () => [...ends.keys()],
    claim: async () => items.shift(),
    work,
    end: (item: string) => ends.get(item)?.resolve(),
    fail: (item: string) => ends.get(item)?.reject(new Error(item)),
  };
}

const run = (work: ReturnType<typeof createWork>, signal?: AbortSignal) =>
  runInSlots({ slots: 2, pollMs: 5, signal, claim: work.claim, work: work.work });

it('fills a slot again while another one hangs', async () => {
  const work = createWork(['hangs', 'a', 'b', 'c']);
  const done = run(work);
  for (const item of ['a', 'b', 'c']) {
    await vi.waitFor(() => expect(work.started()).toContain(item));
    work.end(item);
  }
  work.end('hangs');
  await done;
  expect(work.started()).toEqual(['hangs', 'a', 'b', 'c']);
});

it('finds what became due while it works', async () => {
  const items = ['hangs'];
  const work = createWork(items);
  const done = run(work);
  await vi.waitFor(() => expect(work.started()).toEqual(['hangs']));
  items.push('late');
  await vi.waitFor(() => expect(work.started()).toEqual(['hangs', 'late']));
  work.end('late');
  work.end('hangs');
  await done;
});

it('looks again when work ended during a claim that found nothing', async () => {
  const work = createWork(['locks', 'locked']);
  let claims = 0;
  await runInSlots({
    slots: 2,
    pollMs: 60_000,
    async claim() {
      if (++claims !== 2) return work.claim();
      work.end('locks');
      await new Promise((resolve) => setTimeout(resolve, 5));
      return undefined;
    },
    async work(item) {
      const done = work.work(item);
      if (item === 'locked') work.end(item);
      await done;
    },
  });
  expect(work.started()).toEqual(['locks', 'locked']);
});

it('starts nothing more once it is stopped, and waits for what runs', async () => {
  const work = createWork(['a', 'b', 'c']);
  const stop = new AbortController();
  const done = run(work, stop.signal);
  await vi.waitFor(() => expect(work.started()).toEqual(['a', 'b']));
  stop.abort();
  work.end('a');
  work.end('b');
  await done;
  expect(work.started()).toEqual(['a', 'b']);
});

it('reports the first error after the others have ended', async () => {
  const work = createWork(['a', 'b', 'c']);
  const done = run(work);
  await vi.waitFor(() => expect(work.started()).toEqual(['a', 'b']));
  work.fail('a');
  work.end('b');
  await expect(done).rejects.toThrow('a');
  expect(work.started()).toEqual(['a', 'b']);
});
