import { expect, it, vi } from 'vitest';
import { CircuitOpenError, createCircuitBreaker } from './circuit-breaker.ts';

const fail = () => Promise.reject(new Error('away'));
const succeed = () => Promise.resolve('fine');

function openCircuit() {
  const clock = { now: 0 };
  const onChange = vi.fn();
  const breaker = createCircuitBreaker({
    failures: 2,
    pauseMs: 1_000,
    now: () => clock.now,
    isFailure: (error) => (error as Error).message !== 'refused',
    onChange,
  });
  return { clock, onChange, ...breaker };
}

it('refuses at once after the failures, and lets one caller try again after the pause', async () => {
  const { clock, isOpen, onChange, run } = openCircuit();
  await expect(run(fail)).rejects.toThrow('away');
  expect(isOpen()).toBe(false);
  await expect(run(fail)).rejects.toThrow('away');
  expect(isOpen()).toBe(true);
  const ask = vi.fn(succeed);
  await expect(run(ask)).rejects.toThrow(CircuitOpenError);
  expect(ask).not.toHaveBeenCalled();
  clock.now = 1_000;
  const pending = Promise.withResolvers<string>();
  const trial = run(() => pending.promise);
  await expect(run(ask)).rejects.toThrow(CircuitOpenError);
  pending.resolve('fine');
  expect(await trial).toBe('fine');
  expect(await run(ask)).toBe('fine');
  expect(onChange.mock.calls).toEqual([[expect.any(Error)], []]);
});

it('pauses again when the trial fails', async () => {
  const { clock, run } = openCircuit();
  for (let i = 0; i < 2; i++) await run(fail).catch(() => {});
  clock.now = 1_000;
  await expect(run(fail)).rejects.toThrow('away');
  await expect(run(succeed)).rejects.toThrow(CircuitOpenError);
});

it('does not count errors of a service that works', async () => {
  const { isOpen, run } = openCircuit();
  const reject = () => Promise.reject(new Error('refused'));
  for (let i = 0; i < 5; i++) await run(reject).catch(() => {});
  expect(isOpen()).toBe(false);
});
