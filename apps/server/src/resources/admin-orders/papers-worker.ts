import { parentPort, workerData } from 'node:worker_threads';
import { drawPapers, type PaperJob } from './draw-papers.ts';

/** Draws the papers of one request beside the thread that answers shoppers. */
parentPort?.postMessage(await drawPapers(workerData as PaperJob));
