import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('nothing begins before what was asked for earlier is over', async () => {
  const { take } = createTurns();
  const heard: string[] = [];
  let end: (value: string) => void = () => undefined;
  const first = take(() => new Promise<string>((resolve) => (end = resolve)));
  const second = take(async () => void heard.push('second'));
  await Promise.resolve();
  expect(heard).toEqual([]);
  end('first');
  expect(await first).toBe('first');
  await second;
  expect(heard).toEqual(['second']);
});

test('a failure is told to whoever asked, and holds up nobody', async () => {
  const { take } = createTurns();
  const failing = take(() => Promise.reject(new Error('refused')));
  const next = take(async () => 'next');
  await expect(failing).rejects.toThrow('refused');
  await expect(next).resolves.toBe('next');
});

test('it is quiet again when the last turn is heard to be over', async () => {
  const { take, isQuiet } = createTurns();
  expect(isQuiet()).toBe(true);
  const turns = [take(async () => 1), take(async () => 2)];
  const quiet = turns.map((turn) => turn.then(() => isQuiet()));
  expect(isQuiet()).toBe(false);
  expect(await Promise.all(quiet)).toEqual([false, true]);
});
