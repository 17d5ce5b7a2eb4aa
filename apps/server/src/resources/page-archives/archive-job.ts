import { ArchiveError, type ArchiveFault, type ReadArchive, readArchive } from './read-archive.ts';

export interface ArchiveJob {
  readonly archive: Uint8Array;
  readonly pageVersion: number;
}

/** A class of errors does not pass between threads, so a fault is an answer. */
export type ArchiveAnswer = ReadArchive | { readonly fault: ArchiveFault };

/** Bytes whose memory belongs to nothing else, so that it can be handed to another thread. */
export const toTransferable = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);

/** Reads an archive, with the memory that is handed over with the answer. */
export function readJob({ archive, pageVersion }: ArchiveJob): {
  answer: ArchiveAnswer;
  transferred: ArrayBuffer[];
} {
  try {
    const read = readArchive(archive, pageVersion);
    const files = new Map(
      [...read.files].map(([name, bytes]) => [name, toTransferable(bytes)] as const),
    );
    const transferred = [...files.values()].map(({ buffer }) => buffer);
    return { answer: { ...read, files }, transferred };
  } catch (error) {
    if (error instanceof ArchiveError) return { answer: { fault: error.fault }, transferred: [] };
    throw error;
  }
}
