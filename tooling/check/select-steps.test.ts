import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { selectSteps } from './select-steps.ts';
import type { Step } from './step.ts';

const step = (name: string): Step => ({ name, command: ['true'] });
const covered: Step = { ...step('rules'), isCovered: true };
const stages = [
  [[step('types'), covered, step('Words')], [step('web build')]],
  [[step('journeys')]],
];

const selectNames = (...texts: string[]) => {
  const { selected, unknown } = selectSteps(stages, texts);
  return [selected.flat(2).map(({ name }) => name), unknown];
};

test.each([
  [
    'all steps but covered ones without a text',
    [],
    ['types', 'Words', 'web build', 'journeys'],
    [],
  ],
  ['a step that another one covers by its name', ['rules'], ['rules'], []],
  ['a step by a part of its name', ['type'], ['types'], []],
  ['several steps in their own order', ['journeys', 'build'], ['web build', 'journeys'], []],
  ['a step whatever the case', ['words'], ['Words'], []],
  ['no step for an unknown name', ['typo'], [], ['typo']],
])('selects %s', (_, texts, names, unknown) => {
  expect(selectNames(...texts)).toEqual([names, unknown]);
});

test('prints the names of the steps instead of running them', () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const output = execFileSync(process.execPath, [main, '--help'], { encoding: 'utf8' });
  expect(output).toMatch(/^Usage: (?:.*\n)+ {2}types\n/);
});
