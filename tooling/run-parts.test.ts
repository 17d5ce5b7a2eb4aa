import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createProgress, type Part, runParts } from './run-parts.ts';

const createPart = (name: string, seconds: number, run = async () => {}): Part => ({
  name,
  seconds,
  run,
});

test('runs as many parts at once as allowed, the longest first', async () => {
  const begun: string[] = [];
  let running = 0;
  let most = 0;
  const parts = [1, 3, 2, 4].map((seconds) =>
    createPart(`${seconds} s`, seconds, async () => {
      begun.push(`${seconds} s`);
      most = Math.max(most, ++running);
      await wait(5);
      running -= 1;
    }),
  );
  await runParts(parts, 2, () => {});
  expect(begun).toEqual(['4 s', '3 s', '2 s', '1 s']);
  expect(most).toBe(2);
});

test('begins nothing after a failure, and throws it when the others have ended', async () => {
  const ended = vi.fn();
  const after = vi.fn();
  const parts = [
    createPart('slow', 3, async () => {
      await wait(20);
      ended();
    }),
    createPart('broken', 2, () => Promise.reject(new Error('broken'))),
    createPart('after', 1, async () => after()),
  ];
  await expect(runParts(parts, 2, () => {})).rejects.toThrow('broken');
  expect(ended).toHaveBeenCalled();
  expect(after).not.toHaveBeenCalled();
});

test('tells the time left by the pace so far', () => {
  let now = 0;
  const lines: string[] = [];
  const [first, second] = [createPart('pages', 6), createPart('database', 3)];
  const onDone = createProgress(
    [first, second],
    (line) => lines.push(line),
    () => now,
  );
  now = 12_000;
  onDone(first);
  now = 18_000;
  onDone(second);
  expect(lines).toEqual(['  1 of 2: pages, about 6 s left', '  2 of 2: database']);
});
