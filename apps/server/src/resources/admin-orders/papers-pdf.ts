import { openWorkerQueue } from '../../workers/open-worker-queue.ts';
import type { PaperJob } from './draw-papers.ts';

const MODULE = new URL('./papers-worker.ts', import.meta.url);
const MAX_MEMORY_MB = 256;

/** Opens what draws PDFs in a thread of its own, because a font takes half a second and 100 MB. */
export const openPaperDrawing = () =>
  openWorkerQueue<PaperJob, Uint8Array>({ module: MODULE, maxMemoryMb: MAX_MEMORY_MB });
