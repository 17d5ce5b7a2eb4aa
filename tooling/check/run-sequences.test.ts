import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runSequences } from './run-sequences.ts';
import type { Step } from './step.ts';

const step = (name: string, after?: string): Step => ({
  name,
  command: ['true'],
  ...(after && { after }),
});

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

test('waits for a step of another sequence', async () => {
  const events = await recordRuns([[step('build', 'install')], [step('lint'), step('install')]]);
  expect(events.slice(-2)).toEqual(['build begins', 'build ends']);
});

test.each([
  ['its own step', [[step('a'), step('b')]], ['a begins', 'a ends']],
  ['the step it waits for', [[step('b', 'a')], [step('a')]], ['a begins', 'a ends']],
  [
    'a step before the one it waits for',
    [[step('c', 'b')], [step('a'), step('b')]],
    ['a begins', 'a ends'],
  ],
])('ends a sequence after a failure of %s', async (_, sequences, events) => {
  expect(await recordRuns(sequences, ['a'])).toEqual(events);
});

test('does not wait for a step that was not selected', async () => {
  expect(await recordRuns([[step('build', 'install')]])).toEqual(['build begins', 'build ends']);
});
