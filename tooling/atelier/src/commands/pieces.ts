import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { catalogue } from '../catalogue/catalogue.ts';
import { PIECES_FILE } from './places.ts';

/** One piece a line, so that a change to the plan reads well in a diff. */
export function writePieces(): number {
  const pieces = catalogue();
  mkdirSync(dirname(PIECES_FILE), { recursive: true });
  writeFileSync(PIECES_FILE, `[\n${pieces.map((piece) => JSON.stringify(piece)).join(',\n')}\n]\n`);
  return pieces.length;
}

if (import.meta.main) process.stdout.write(`${writePieces()} pieces\n`);
