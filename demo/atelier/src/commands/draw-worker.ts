import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { IMAGES_FOLDER } from './paths.ts';
import { type DrawTask, drawTask } from './tasks.ts';

/** A worker thread that draws one image per message and reports it. */
sharp.concurrency(1);

parentPort?.on('message', async (task: DrawTask) => {
  const bytes = await drawTask(task);
  writeFileSync(join(IMAGES_FOLDER, task.file), bytes);
  parentPort?.postMessage({ file: task.file, hash: task.hash, size: bytes.length });
});
