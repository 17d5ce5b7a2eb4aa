import '../../../tooling/require-node.mjs';
import { restartWithLessMemory } from './restart-with-less-memory.ts';

restartWithLessMemory(process);
// The rest is loaded only by the program that stays.
await import('./run-server.ts');
