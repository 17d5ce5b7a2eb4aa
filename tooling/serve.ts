import './require-node.mjs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { restartWithLessMemory } from '../apps/server/src/restart-with-less-memory.ts';
import { buildIfStale } from './build.ts';

restartWithLessMemory(process);
// Thousands of files are compiled at a start; the next one reads them from here.
enableCompileCache(
  fileURLToPath(new URL('../node_modules/.cache/vitrine/compiled', import.meta.url)),
);
buildIfStale();
await import('../apps/server/src/main.ts');
