import { describe, expect, it } from 'vitest';
import { type Candidate, chooseRevision, type Visitor } from './choose-revision.ts';

const NOW = Date.UTC(2026, 3, 10);
const day = (n: number) => new Date(Date.UTC(2026, 3, n));

const revision = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  language: 'zh-CN',
  country: null,
  gender: null,
  benefit: null,
  startsAt: null,
  endsAt: null,
  publishedAt: day(1),
  ...more,
});

const chinese: Visitor = { language: 'zh-CN', country: 'CN', gender: undefined, benefits: [] };
const english: Visitor = { ...chinese, language: 'en-US' };
const woman: Visitor = { ...chinese, gender: 'women', benefits: ['gold'] };
const plain = revision('plain');

describe('the revision a visitor sees', () => {
  it.each<[string, Visitor, Candidate[], string | undefined]>([
    ['none of a page without any', chinese, [], undefined],
    ['not one that is a draft', chinese, [revision('draft', { publishedAt: null })], undefined],
    ['not one of tomorrow', chinese, [revision('later', { publishedAt: day(11) })], undefined],
    [
      'not one whose window has yet to open',
      chinese,
      [revision('1', { startsAt: day(11) })],
      undefined,
    ],
    ['one from the moment its window opens', chinese, [revision('1', { startsAt: day(10) })], '1'],
    [
      'not one from the moment its window closes',
      chinese,
      [revision('1', { endsAt: day(10) })],
      undefined,
    ],
    ['the newest of its kind', chinese, [plain, revision('new', { publishedAt: day(2) })], 'new'],
    ['the last made of two published at once', chinese, [revision('9'), revision('10')], '10'],
    ['their own language', english, [plain, revision('en', { language: 'en-US' })], 'en'],
    ['Chinese when there is no other', english, [plain], 'plain'],
    ['no language that is neither', chinese, [revision('en', { language: 'en-US' })], undefined],
    [
      'their own language before a closer target',
      { ...english, benefits: ['gold'] },
      [revision('gold', { benefit: 'gold' }), revision('en', { language: 'en-US' })],
      'en',
    ],
    ['one for their country', chinese, [plain, revision('cn', { country: 'CN' })], 'cn'],
    ['not one for another country', chinese, [plain, revision('hk', { country: 'HK' })], 'plain'],
    [
      'not one for a gender nobody named',
      chinese,
      [plain, revision('w', { gender: 'women' })],
      'plain',
    ],
    ['one for their gender', woman, [plain, revision('w', { gender: 'women' })], 'w'],
    ['one for a benefit they hold', woman, [plain, revision('g', { benefit: 'gold' })], 'g'],
    [
      'not one for a benefit they lack',
      woman,
      [plain, revision('p', { benefit: 'platinum' })],
      'plain',
    ],
    [
      'a benefit before gender and country together',
      woman,
      [revision('both', { gender: 'women', country: 'CN' }), revision('gold', { benefit: 'gold' })],
      'gold',
    ],
    [
      'the closer target before the newer one',
      woman,
      [revision('new', { publishedAt: day(9) }), revision('old', { gender: 'women' })],
      'old',
    ],
  ])('is %s', (_, visitor, candidates, id) => {
    expect(chooseRevision(candidates, visitor, NOW)?.id).toBe(id);
    expect(chooseRevision([...candidates].reverse(), visitor, NOW)?.id).toBe(id);
  });
});
