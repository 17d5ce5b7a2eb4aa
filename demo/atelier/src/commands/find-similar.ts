import { listProducts } from '../catalogue/catalogue.ts';
import { findSimilarPairs, MIN_DIFFERENCE } from '../similarity/fingerprint.ts';
import { readFingerprints } from '../similarity/read-fingerprints.ts';
import { imageFile } from './image-specs.ts';
import { IMAGES_FOLDER } from './paths.ts';

/** Pairs up to this difference are listed for review. */
const REVIEW_DIFFERENCE = 1.2 * MIN_DIFFERENCE;

const products = listProducts();
const fingerprints = await readFingerprints(
  IMAGES_FOLDER,
  products.map((product) => imageFile(product, 'packshot')),
);
const pairs = findSimilarPairs(
  REVIEW_DIFFERENCE,
  products.map(({ id }) => id),
  fingerprints,
);
for (const { a, b, difference } of pairs) {
  const verdict = difference < MIN_DIFFERENCE ? 'too similar' : 'close';
  process.stdout.write(`${difference.toFixed(1).padStart(5)}  ${verdict.padEnd(9)}  ${a}  ${b}\n`);
}
process.exitCode = pairs.some(({ difference }) => difference < MIN_DIFFERENCE) ? 1 : 0;
