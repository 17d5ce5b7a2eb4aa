import { MessageChannel } from 'node:worker_threads';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// Server rendering needs it, and happy-dom does not have it.
Object.assign(globalThis, { MessageChannel });

// On a busy machine a lazily loaded part takes longer than the default of one second.
configure({ asyncUtilTimeout: 5_000 });

// Tests may use fake timers.
const nextTask = setImmediate;

beforeEach(() => {
  // A search that a former test has not awaited switches it off.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(async () => {
  cleanup();
  // What React still has to do belongs to this test, not to the next one.
  await new Promise<void>((resolve) => nextTask(() => resolve()));
});
