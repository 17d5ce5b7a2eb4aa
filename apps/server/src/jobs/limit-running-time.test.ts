import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitRunningTime } from './limit-running-time.ts';

const pauseProcess = (ms: number) =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

it('aborts in the end', async () => {
  const { signal } = limitRunningTime(20);
  await once(signal, 'abort');
  expect(signal.reason.name).toBe('TimeoutError');
});

it('does not count a pause of the process', async () => {
  const { signal, end } = limitRunningTime(2_000);
  pauseProcess(2_500);
  await turn();
  await turn();
  expect(signal.aborted).toBe(false);
  end();
});
