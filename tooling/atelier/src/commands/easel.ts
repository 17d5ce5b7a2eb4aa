import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { MASTERS_FOLDER } from './places.ts';
import { draw, type Task } from './tasks.ts';

/** A worker thread: draws one picture at a time and says when it is done. */
sharp.concurrency(1);

parentPort?.on('message', async (task: Task) => {
  const bytes = await draw(task);
  writeFileSync(join(MASTERS_FOLDER, task.file), bytes);
  parentPort?.postMessage({ file: task.file, hash: task.hash, size: bytes.length });
});
