import { parentPort, workerData } from 'node:worker_threads';
import { type ArchiveJob, readJob } from './archive-job.ts';

/** Reads one archive beside the thread that answers shoppers. */
const { answer, transferred } = readJob(workerData as ArchiveJob);
parentPort?.postMessage(answer, transferred);
