import { expect, test } from 'vitest';
import { createWaitingTime } from './waiting-time.ts';

function setUp() {
  const clock = { now: 0 };
  return { clock, waiting: createWaitingTime(() => clock.now) };
}

test('measures from the first change until all are handled', () => {
  const { clock, waiting } = setUp();
  expect(waiting.elapsedMs()).toBe(0);
  waiting.arrive();
  clock.now = 5;
  waiting.arrive();
  waiting.start();
  clock.now = 8;
  expect(waiting.elapsedMs()).toBe(8);
  waiting.finish();
  expect(waiting.elapsedMs()).toBe(0);
});

test('measures a change that arrives while others are handled from its own arrival', () => {
  const { clock, waiting } = setUp();
  waiting.arrive();
  waiting.start();
  clock.now = 10;
  waiting.arrive();
  waiting.finish();
  clock.now = 12;
  expect(waiting.elapsedMs()).toBe(2);
});

test('goes on measuring after a failure', () => {
  const { clock, waiting } = setUp();
  waiting.arrive();
  waiting.start();
  clock.now = 10;
  waiting.arrive();
  waiting.retry();
  expect(waiting.elapsedMs()).toBe(10);
});
