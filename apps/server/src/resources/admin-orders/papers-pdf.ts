import { Worker } from 'node:worker_threads';
import { createSerialQueue } from '@vitrine/kit';
import type { PaperJob } from './draw-papers.ts';

const WORKER = new URL('./papers-worker.ts', import.meta.url);
const MAX_MEMORY_MB = 256;

const runWorker = (job: PaperJob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The PDF worker ended with code ${code}`)));
  });

const queue = createSerialQueue();

/** Draws a PDF in a thread of its own, one at a time, because a font takes half a second and 100 MB. */
export const drawPdf = (job: PaperJob): Promise<Uint8Array> => queue.enqueue(() => runWorker(job));
