import { describe, expect, it } from 'vitest';
import { seeded } from '../../test/support/random.ts';
import { runSync, runTimeSliced, sortTimeSliced, type TimeSlicedTask } from './time-slicing.ts';

function* counting(steps: number, busyMs = 0): TimeSlicedTask<number> {
  let sum = 0;
  for (let step = 1; step <= steps; step++) {
    const until = performance.now() + busyMs;
    while (performance.now() < until);
    sum += step;
    yield;
  }
  return sum;
}

describe('a time-sliced task', () => {
  it('returns the same result with both runners', async () => {
    expect(runSync(counting(10))).toBe(55);
    expect(await runTimeSliced(counting(10))).toBe(55);
  });

  it('lets timers run between its slices', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await runTimeSliced(counting(30, 2));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });

  it('rejects with the error of the task', async () => {
    function* failing(): TimeSlicedTask<number> {
      yield;
      throw new Error('broken');
    }
    await expect(runTimeSliced(failing())).rejects.toThrow('broken');
  });
});

describe('sorting in time slices', () => {
  it.each([0, 1, 2_047, 2_048, 2_049, 10_000])('sorts %i items like the engine', (count) => {
    const random = seeded(`sort ${count}`);
    const items = Array.from({ length: count }, (_, at) => ({
      key: Math.floor(random() * 50),
      at,
    }));
    const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;
    expect(runSync(sortTimeSliced(items, byKey))).toEqual([...items].sort(byKey));
  });
});
