import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { writeBanners } from './banners.ts';
import { Ledger } from './ledger.ts';
import { writePieces } from './pieces.ts';
import { MASTERS_FOLDER } from './places.ts';
import { allTasks, type Task } from './tasks.ts';

/** Threads at work: two draw faster than they need memory bandwidth on a small machine. */
const EASELS = 2;
const SAVE_EVERY = 25;

const { values: options } = parseArgs({
  options: {
    /** Draws again every picture whose name matches this pattern. */
    again: { type: 'string' },
    /** Draws only pictures whose name matches this pattern. */
    only: { type: 'string' },
  },
});

function pending(tasks: readonly Task[], ledger: Ledger): Task[] {
  const only = new RegExp(options.only ?? '');
  const again = options.again === undefined ? null : new RegExp(options.again);
  return tasks.filter(
    ({ file, hash }) => only.test(file) && (!ledger.has(file, hash) || again?.test(file)),
  );
}

/** Removes pictures of pieces that have left the plan. */
function sweep(wanted: ReadonlySet<string>) {
  for (const file of readdirSync(MASTERS_FOLDER)) {
    if (file.endsWith('.avif') && !wanted.has(file)) rmSync(join(MASTERS_FOLDER, file));
  }
}

async function run(queue: Task[], done: (file: string, hash: string) => void) {
  const easel = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./easel.ts', import.meta.url));
      const next = () => {
        const task = queue.shift();
        if (task) worker.postMessage(task);
        else worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', ({ file, hash }) => {
        done(file, hash);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: EASELS }, easel));
}

mkdirSync(MASTERS_FOLDER, { recursive: true });
writePieces();
writeBanners();
const tasks = allTasks();
const wanted = new Set(tasks.map((task) => task.file));
const ledger = new Ledger();
const queue = pending(tasks, ledger);
const total = queue.length;
const begun = Date.now();
let finished = 0;
await run(queue, (file, hash) => {
  ledger.note(file, hash);
  finished++;
  if (finished % SAVE_EVERY) return;
  ledger.save(wanted);
  const minutes = ((Date.now() - begun) / 60000).toFixed(1);
  process.stdout.write(`${finished} of ${total} in ${minutes} min\n`);
});
ledger.save(wanted);
sweep(wanted);
process.stdout.write(`${total} drawn, ${tasks.length} masters in all\n`);
