import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PIECES_FILE } from '../commands/places.ts';
import { FABRICS } from '../fabrics/names.ts';
import { SILHOUETTES } from '../silhouettes/names.ts';
import { catalogue, pieceById } from './catalogue.ts';
import { COLOURS } from './colours.ts';
import { GENDERS, KINDS } from './kinds.ts';

const pieces = catalogue();

test('there is a shop to fill', () => {
  expect(pieces.length).toBeGreaterThanOrEqual(660);
  const count = Object.fromEntries(
    GENDERS.map((gender) => [gender, pieces.filter((p) => p.gender === gender).length]),
  );
  expect(count.women).toBeGreaterThan(380);
  expect(count.men).toBeGreaterThan(175);
  expect(count.kids).toBeGreaterThan(95);
});

test('ids are sorted, unique and fit for a file name', () => {
  const ids = pieces.map((p) => p.id);
  expect(ids).toEqual([...new Set(ids)].sort());
  for (const id of ids) expect(id).toMatch(/^(women|men|kids)(-[a-z]+)+$/);
});

test('the plan is whole: every silhouette, fabric, kind and colour is worn by someone', () => {
  const worn = <K extends 'silhouette' | 'fabric' | 'kind' | 'colour'>(key: K) =>
    [...new Set<string>(pieces.map((p) => p[key]))].sort();
  expect(worn('silhouette')).toEqual([...SILHOUETTES].sort());
  expect(worn('fabric')).toEqual([...FABRICS].sort());
  expect(worn('kind')).toEqual([...KINDS].sort());
  expect(worn('colour')).toEqual(Object.keys(COLOURS).sort());
});

test('two pieces never differ in name only', () => {
  const facts = pieces.map(({ id, ...rest }) => JSON.stringify(rest));
  expect(new Set(facts).size).toBe(facts.length);
});

describe('pieceById', () => {
  test('finds a piece', () => {
    expect(pieceById(pieces[0].id)).toEqual(pieces[0]);
  });
  test('names the piece it cannot find', () => {
    expect(() => pieceById('women-hat')).toThrow('women-hat');
  });
});

test('the file the shop is seeded from is in step with the plan', () => {
  expect(JSON.parse(readFileSync(PIECES_FILE, 'utf8'))).toEqual(pieces);
});
