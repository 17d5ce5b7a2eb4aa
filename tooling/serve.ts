import './require-node.mjs';
import { spawn } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { restartWithLessMemory } from '../apps/server/src/restart-with-less-memory.ts';
import { buildIfStale, listBackofficeBuilds, listShopBuilds, removeIfStale } from './build.ts';

restartWithLessMemory(process);
// Thousands of files are compiled at a start; the next one reads them from here.
enableCompileCache(
  fileURLToPath(new URL('../node_modules/.cache/vitrine/compiled', import.meta.url)),
);

/** Installs and builds the back office while the shop is open already, behind what its visitors need. */
function buildBackoffice(): void {
  const child = spawn('npm', ['run', '--silent', 'build-backoffice'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  process.once('exit', () => child.kill());
  child.once('close', (status) => {
    if (status !== 0) console.error('The back office was not built; see the lines above.');
  });
}

await buildIfStale(listShopBuilds());
const isBackofficeStale = removeIfStale(listBackofficeBuilds());
await import('../apps/server/src/main.ts');
const { started } = await import('../apps/server/src/run-server.ts');
await started;
if (isBackofficeStale) buildBackoffice();
