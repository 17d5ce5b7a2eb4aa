import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { writeBanners } from './banners.ts';
import { ImageHashes } from './image-hashes.ts';
import { IMAGES_FOLDER } from './paths.ts';
import { writeProducts } from './products.ts';
import { allTasks, type DrawTask } from './tasks.ts';

const SAVE_EVERY = 25;

const { values: options } = parseArgs({
  options: {
    /** Draws all images again whose name matches this pattern. */
    again: { type: 'string' },
    /** Draws only images whose name matches this pattern. */
    only: { type: 'string' },
    /** Worker threads: on a small machine more than two are limited by memory bandwidth. */
    threads: { type: 'string', default: '2' },
  },
});

function selectTasks(tasks: readonly DrawTask[], imageHashes: ImageHashes): DrawTask[] {
  const only = new RegExp(options.only ?? '');
  const again = options.again === undefined ? null : new RegExp(options.again);
  return tasks.filter(
    ({ file, hash }) => only.test(file) && (!imageHashes.has(file, hash) || again?.test(file)),
  );
}

/** Deletes images of products that were removed from the assortment. */
function deleteUnused(wanted: ReadonlySet<string>) {
  for (const file of readdirSync(IMAGES_FOLDER)) {
    if (file.endsWith('.avif') && !wanted.has(file)) rmSync(join(IMAGES_FOLDER, file));
  }
}

async function drawAll(queue: DrawTask[], onDrawn: (file: string, hash: string) => void) {
  const runWorker = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./draw-worker.ts', import.meta.url));
      const next = () => {
        const task = queue.shift();
        if (task) worker.postMessage(task);
        else worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', ({ file, hash }) => {
        onDrawn(file, hash);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: Number(options.threads) }, runWorker));
}

mkdirSync(IMAGES_FOLDER, { recursive: true });
writeProducts();
writeBanners();
const tasks = allTasks();
const wanted = new Set(tasks.map((task) => task.file));
const imageHashes = new ImageHashes();
const queue = selectTasks(tasks, imageHashes);
const total = queue.length;
const startedAt = Date.now();
let finished = 0;
await drawAll(queue, (file, hash) => {
  imageHashes.set(file, hash);
  finished++;
  if (finished % SAVE_EVERY) return;
  imageHashes.save(wanted);
  const minutes = ((Date.now() - startedAt) / 60000).toFixed(1);
  process.stdout.write(`${finished} of ${total} in ${minutes} min\n`);
});
imageHashes.save(wanted);
deleteUnused(wanted);
process.stdout.write(`${total} drawn, ${tasks.length} images in all\n`);
