import { contentWindows } from './content-windows.ts';
import type { Job } from './job.ts';
import { pruneImages } from './prune-images.ts';

/** Every job of the shop. */
export const jobs: readonly Job[] = [contentWindows, pruneImages];
