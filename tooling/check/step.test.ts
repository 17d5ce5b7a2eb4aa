import { expect, test } from 'vitest';
import { run } from './step.ts';

const node = process.execPath;

test('a step that ends well is well', async () => {
  const outcome = await run({ name: 'fine', command: [node, '-e', 'console.log("hello")'] }, '.');
  expect(outcome).toMatchObject({ ok: true, output: 'hello\n' });
});

test('a step that fails brings its output', async () => {
  const command = [node, '-e', 'console.error("broken"); process.exit(3)'] as const;
  expect(await run({ name: 'bad', command: [...command] }, '.')).toMatchObject({
    ok: false,
    output: 'broken\n',
  });
});

test('a program that does not exist is a failure, not a crash', async () => {
  const outcome = await run({ name: 'none', command: ['no-such-program-here'] }, '.');
  expect(outcome.ok).toBe(false);
});
