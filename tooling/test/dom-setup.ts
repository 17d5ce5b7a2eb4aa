import { MessageChannel } from 'node:worker_threads';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Every browser has it; rendering on the server waits for it.
Object.assign(globalThis, { MessageChannel });

afterEach(cleanup);
