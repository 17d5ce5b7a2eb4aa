import { expect, test } from 'vitest';
import { runStep } from './step.ts';

const node = process.execPath;

test('reports a step that succeeds', async () => {
  const outcome = await runStep(
    { name: 'fine', command: [node, '-e', 'console.log("hello")'] },
    '.',
  );
  expect(outcome).toMatchObject({ ok: true, output: 'hello\n' });
});

test('reports the output of a step that fails', async () => {
  const command = [node, '-e', 'console.error("broken"); process.exit(3)'] as const;
  expect(await runStep({ name: 'bad', command: [...command] }, '.')).toMatchObject({
    ok: false,
    output: 'broken\n',
  });
});

test('reports a program that does not exist as a failure', async () => {
  const outcome = await runStep({ name: 'none', command: ['no-such-program-here'] }, '.');
  expect(outcome.ok).toBe(false);
});
