import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MASTERS_FOLDER } from './places.ts';

const FILE = fileURLToPath(new URL('../../masters.json', import.meta.url));

/** Which recipe each master was made by, so that a run begins where the last one ended. */
export class Ledger {
  private readonly made: Record<string, string>;

  constructor() {
    this.made = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  }

  has(file: string, hash: string): boolean {
    return this.made[file] === hash && existsSync(join(MASTERS_FOLDER, file));
  }

  note(file: string, hash: string) {
    this.made[file] = hash;
  }

  /** Forgets files that are no longer wanted, and writes the rest in order. */
  save(wanted: ReadonlySet<string>) {
    const lines = Object.keys(this.made)
      .filter((file) => wanted.has(file))
      .sort()
      .map((file) => `${JSON.stringify(file)}: ${JSON.stringify(this.made[file])}`);
    // Two-step, so that a run cut off in the middle never leaves half a ledger.
    writeFileSync(`${FILE}.new`, `{\n${lines.join(',\n')}\n}\n`);
    renameSync(`${FILE}.new`, FILE);
  }
}
