import { describe, expect, it } from 'vitest';
import { atOnce, inSlices, type Paced } from './paced.ts';

function* counting(steps: number, busyMs = 0): Paced<number> {
  let sum = 0;
  for (let step = 1; step <= steps; step++) {
    const until = performance.now() + busyMs;
    while (performance.now() < until);
    sum += step;
    yield;
  }
  return sum;
}

describe('paced work', () => {
  it('comes to the same however it is driven', async () => {
    expect(atOnce(counting(10))).toBe(55);
    expect(await inSlices(counting(10))).toBe(55);
  });

  it('lets others have their turn in between', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await inSlices(counting(30, 2));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });

  it('fails as the work fails', async () => {
    function* failing(): Paced<number> {
      yield;
      throw new Error('broken');
    }
    await expect(inSlices(failing())).rejects.toThrow('broken');
  });
});
