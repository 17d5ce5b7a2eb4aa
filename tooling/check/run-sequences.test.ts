import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runSequences } from './run-sequences.ts';
import type { Step } from './step.ts';

const step = (name: string): Step => ({ name, command: ['true'] });

/** Runs the sequences, and lists what begins and ends in its order. */
async function recordRuns(sequences: Step[][], failing: readonly string[] = []) {
  const events: string[] = [];
  await runSequences(sequences, async ({ name }) => {
    events.push(`${name} begins`);
    await setTimeout(1);
    events.push(`${name} ends`);
    return !failing.includes(name);
  });
  return events;
}

test('runs sequences at the same time and their steps one after another', async () => {
  expect(await recordRuns([[step('a'), step('b')], [step('c')]])).toEqual([
    'a begins',
    'c begins',
    'a ends',
    'b begins',
    'c ends',
    'b ends',
  ]);
});

test('ends a sequence after its first step that fails', async () => {
  expect(await recordRuns([[step('a'), step('b')]], ['a'])).toEqual(['a begins', 'a ends']);
});

test('goes on with the other sequences after a failure', async () => {
  const events = await recordRuns([[step('a')], [step('b'), step('c')]], ['a']);
  expect(events.at(-1)).toBe('c ends');
});
