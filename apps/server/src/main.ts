import '../../../tooling/require-node.mjs';
import { exitOnSignal } from './exit-on-signal.ts';
import { restartWithLessMemory } from './restart-with-less-memory.ts';

restartWithLessMemory(process);
exitOnSignal();
// The rest is loaded only by the program that stays.
await import('./run-server.ts');
