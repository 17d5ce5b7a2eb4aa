import { buildIfStale } from './build.ts';

buildIfStale();
await import('../apps/server/src/main.ts');
