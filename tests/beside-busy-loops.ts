import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a command while busy loops take their share of the processor:
 * `npm run node -- tests/beside-busy-loops.ts npm test`, with `BUSY_LOOPS` loops (2).
 */
const LOOPS = Number(process.env.BUSY_LOOPS || 2);
/** A loop that is not ended ends by itself. */
const MAX_LOOP_MS = 2 * 60 * 60 * 1000;
const LOOP = `const end = Date.now() + ${MAX_LOOP_MS}; while (Date.now() < end);`;

const [command, ...args] = process.argv.slice(2);
if (!command) {
  process.stderr.write('Name the command that runs beside the busy loops.\n');
  process.exit(2);
}
const loops = Array.from({ length: LOOPS }, () =>
  spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }),
);
try {
  const child = spawn(command, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exitCode = Number(code ?? 1);
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
}
