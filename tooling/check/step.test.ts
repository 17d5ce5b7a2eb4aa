import { fileURLToPath } from 'node:url';
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

test('keeps a Chinese character whole that a program writes in two parts', async () => {
  const script = `
    const bytes = Buffer.from('衣');
    process.stdout.write(bytes.subarray(0, 2));
    setTimeout(() => process.stdout.write(bytes.subarray(2)), 100);
  `;
  const outcome = await runStep({ name: 'parts', command: [node, '-e', script] }, '.');
  expect(outcome.output).toBe('衣');
});

test('runs a step in its folder, with its own settings beside those of the environment', async () => {
  const script = 'console.log(process.cwd(), process.env.SHOP, Boolean(process.env.PATH))';
  const step = { name: 'place', command: [node, '-e', script] as const, cwd: 'check' };
  const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
  const outcome = await runStep({ ...step, env: { SHOP: 'demo' } }, root);
  expect(outcome.output).toBe(`${root}/check demo true\n`);
});
