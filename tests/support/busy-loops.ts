import { spawn } from 'node:child_process';

/** A loop that is not ended ends by itself. */
const MAX_LOOP_MS = 2 * 60 * 60 * 1000;
const LOOP = `const end = Date.now() + ${MAX_LOOP_MS}; while (Date.now() < end);`;

/** Lets loops take their share of the processor, and returns a function that ends them. */
export function startBusyLoops(count: number): () => void {
  const loops = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }),
  );
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}
