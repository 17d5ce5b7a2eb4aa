import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 ** 2;

/** Two files of PostgreSQL's log: with less, a commit may find no space. */
export const NEEDED_BYTES = 32 * MEGABYTE;

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or what caused it, is that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && FULL_CODES.has(String(error.code))) return true;
  return error.cause !== undefined && isDiskFull(error.cause);
}

/** How much the process may still write to a folder. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

export const hasSpace = async (folder: string): Promise<boolean> =>
  (await readFreeBytes(folder)) >= NEEDED_BYTES;

/** Tells the operator why nothing can be written. */
export const describeFullDisk = (folder: string): string =>
  `The disk of ${folder} is full: at least ${NEEDED_BYTES / MEGABYTE} MB must be free. Free space there, then start again. Nothing that was acknowledged is lost.`;

/** Does work whose result can be made again: without space it is left out. */
export async function unlessDiskFull(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
