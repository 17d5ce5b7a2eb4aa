import { catalogue } from '../catalogue/catalogue.ts';
import { pairsWithin, TOO_ALIKE } from '../likeness/likeness.ts';
import { readAll } from '../likeness/read.ts';
import { MASTERS_FOLDER } from './places.ts';
import { fileOf } from './recipes.ts';

/** Near misses are worth a look too. */
const WORTH_A_LOOK = 2 * TOO_ALIKE;

const pieces = catalogue();
const seen = await readAll(
  MASTERS_FOLDER,
  pieces.map((piece) => fileOf(piece, 'packshot')),
);
const pairs = pairsWithin(
  WORTH_A_LOOK,
  pieces.map(({ id }) => id),
  seen,
);
for (const { a, b, unlikeness } of pairs) {
  const verdict = unlikeness < TOO_ALIKE ? 'too alike' : 'close';
  process.stdout.write(`${unlikeness.toFixed(1).padStart(5)}  ${verdict.padEnd(9)}  ${a}  ${b}\n`);
}
process.exitCode = pairs.some(({ unlikeness }) => unlikeness < TOO_ALIKE) ? 1 : 0;
