import { createReadStream } from 'node:fs';

/** A file to import, which can be read from its beginning more than once. */
export interface ImportSource {
  readonly name: string;
  open(): AsyncIterable<Buffer>;
}

const CHUNK_BYTES = 256 * 1024;

export const openLocalSource = (path: string): ImportSource => ({
  name: path,
  open: () => createReadStream(path, { highWaterMark: CHUNK_BYTES }),
});

export const openStoredSource = (name: string, bytes: Buffer): ImportSource => ({
  name,
  async *open() {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
      yield bytes.subarray(at, at + CHUNK_BYTES);
  },
});
