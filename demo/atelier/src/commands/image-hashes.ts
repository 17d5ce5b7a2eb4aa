import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IMAGES_FOLDER } from './paths.ts';

const FILE = fileURLToPath(new URL('../../image-hashes.json', import.meta.url));

/**
 * The hash of the specification each image was drawn from, so that a run continues where the last
 * one ended.
 */
export class ImageHashes {
  private readonly hashes: Record<string, string>;

  constructor() {
    this.hashes = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  }

  has(file: string, hash: string): boolean {
    return this.hashes[file] === hash && existsSync(join(IMAGES_FOLDER, file));
  }

  set(file: string, hash: string) {
    this.hashes[file] = hash;
  }

  /** Drops unknown files and writes the others in order. */
  save(wanted: ReadonlySet<string>) {
    const lines = Object.keys(this.hashes)
      .filter((file) => wanted.has(file))
      .sort()
      .map((file) => `${JSON.stringify(file)}: ${JSON.stringify(this.hashes[file])}`);
    // Written to a new file first, so that an interrupted run never leaves half a file.
    writeFileSync(`${FILE}.new`, `{\n${lines.join(',\n')}\n}\n`);
    renameSync(`${FILE}.new`, FILE);
  }
}
