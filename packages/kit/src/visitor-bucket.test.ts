import { expect, test } from 'vitest';
import {
  createVisitorBucket,
  formatVisitorBucket,
  getVisitorKind,
  parseVisitorBucket,
} from './visitor-bucket.ts';

/** A quarter past midnight in Beijing. */
const NOW = Date.parse('2026-11-24T16:15:00Z');

test.each([
  [0, '0.20261125'],
  [0.4179, '417.20261125'],
  [0.9999, '999.20261125'],
])(
  'writes the bucket of the random number %d and the first day in Beijing as %s',
  (random, text) => {
    const visitor = createVisitorBucket(() => random, NOW);
    expect(formatVisitorBucket(visitor)).toBe(text);
    expect(parseVisitorBucket(text)).toEqual(visitor);
  },
);

test.each([undefined, '', '417', '1000.20261125', '-1.20261125', '04.20261125', '1.2026112', 'x'])(
  'reads no bucket from %j',
  (text) => expect(parseVisitorBucket(text)).toBeUndefined(),
);

test.each([
  [undefined, 'new'],
  ['417.20261125', 'new'],
  ['417.20261124', 'returning'],
  ['417.20251125', 'returning'],
  ['417.20991231', 'new'],
])('takes the visitor %j for a %s one', (text, kind) => {
  expect(getVisitorKind(parseVisitorBucket(text), NOW)).toBe(kind);
});
