import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OnChange } from '../../database/database.ts';
import { type ConversationChanges, openConversationChanges } from './changes.ts';

let changes: ConversationChanges;
let notify: OnChange;
const stop = vi.fn(async () => undefined);

beforeEach(async () => {
  vi.useFakeTimers();
  changes = await openConversationChanges({
    listen: async (_, onChange) => {
      notify = onChange;
      return stop;
    },
  });
});
afterEach(() => void vi.useRealTimers());

/** Collects the waits that have ended, by name. */
function collect(...waits: readonly (readonly [string, Promise<void>])[]) {
  const ended: string[] = [];
  for (const [name, changed] of waits) void changed.then(() => ended.push(name));
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return ended;
  };
}

it('ends the waits for the conversation that changed, and no other', async () => {
  const ended = collect(
    ['a', changes.wait('a', 1_000).changed],
    ['b', changes.wait('b', 1_000).changed],
  );
  notify('a');
  expect(await ended()).toEqual(['a']);
});

it('ends every wait when notifications may have been missed', async () => {
  const ended = collect(
    ['a', changes.wait('a', 1_000).changed],
    ['b', changes.wait('b', 1_000).changed],
  );
  notify();
  expect(await ended()).toEqual(['a', 'b']);
});

it('ends a wait after its time', async () => {
  const ended = collect(['a', changes.wait('a', 1_000).changed]);
  expect(await ended()).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(await ended()).toEqual(['a']);
});

it('answers a sixth call for one conversation at once, until another call has ended', async () => {
  const waits = Array.from({ length: 5 }, () => changes.wait('a', 1_000));
  const ended = collect(['sixth', changes.wait('a', 1_000).changed]);
  expect(await ended()).toEqual(['sixth']);
  waits[0]?.cancel();
  const seventh = collect(['seventh', changes.wait('a', 1_000).changed]);
  expect(await seventh()).toEqual([]);
});

it('ends every wait when the server stops', async () => {
  const ended = collect(['a', changes.wait('a', 1_000).changed]);
  await changes.close();
  expect(await ended()).toEqual(['a']);
  expect(stop).toHaveBeenCalled();
});
