import { MessageChannel } from 'node:worker_threads';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Server rendering needs it, and happy-dom does not have it.
Object.assign(globalThis, { MessageChannel });

// On a busy machine a lazily loaded part takes longer than the default of one second.
configure({ asyncUtilTimeout: 5_000 });

afterEach(cleanup);
