import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startBusyLoops } from './support/busy-loops.ts';

/**
 * Runs a command while busy loops take their share of the processor:
 * `npm run node -- tests/beside-busy-loops.ts npm test`, with `BUSY_LOOPS` loops (2).
 */
const LOOPS = Number(process.env.BUSY_LOOPS || 2);

const [command, ...args] = process.argv.slice(2);
if (!command) {
  process.stderr.write('Name the command that runs beside the busy loops.\n');
  process.exit(2);
}
const endLoops = startBusyLoops(LOOPS);
try {
  const child = spawn(command, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exitCode = Number(code ?? 1);
} finally {
  endLoops();
}
