import { describe, expect, it } from 'vitest';
import {
  type ContentAudience,
  chooseRevision,
  EVERYBODY,
  type RevisionCandidate,
} from './choose-revision.ts';

const NOW = Date.UTC(2026, 3, 10);
const day = (n: number) => new Date(Date.UTC(2026, 3, n));

const revision = (id: string, more: Partial<RevisionCandidate> = {}): RevisionCandidate => ({
  id,
  ...EVERYBODY,
  language: 'zh-CN',
  startsAt: null,
  endsAt: null,
  publishedAt: day(1),
  ...more,
});

const chinese: ContentAudience = {
  language: 'zh-CN',
  country: 'CN',
  gender: undefined,
  benefits: [],
  platform: 'web',
  visitor: 'new',
  arm: undefined,
};
const english: ContentAudience = { ...chinese, language: 'en-US' };
const woman: ContentAudience = { ...chinese, gender: 'women', benefits: ['gold'] };
const inB: ContentAudience = { ...woman, arm: 'b' };
const plain = revision('plain');
/** Each target weighs more than all that follow it together. */
const BY_WEIGHT = [
  ['arm', { arm: 'b' }],
  ['benefit', { benefit: 'gold' }],
  ['visitor', { visitor: 'new' }],
  ['platform', { platform: 'web' }],
  ['gender', { gender: 'women' }],
  ['country', { country: 'CN' }],
] as const satisfies [string, Partial<RevisionCandidate>][];

describe('chooseRevision', () => {
  it.each<[string, ContentAudience, RevisionCandidate[], string | undefined]>([
    ['nothing for a page without revisions', chinese, [], undefined],
    ['no draft', chinese, [revision('draft', { publishedAt: null })], undefined],
    [
      'no revision published in the future',
      chinese,
      [revision('later', { publishedAt: day(11) })],
      undefined,
    ],
    [
      'no revision whose window has not opened',
      chinese,
      [revision('1', { startsAt: day(11) })],
      undefined,
    ],
    [
      'a revision from the moment its window opens',
      chinese,
      [revision('1', { startsAt: day(10) })],
      '1',
    ],
    [
      'no revision from the moment its window closes',
      chinese,
      [revision('1', { endsAt: day(10) })],
      undefined,
    ],
    [
      'the newest of equal revisions',
      chinese,
      [plain, revision('new', { publishedAt: day(2) })],
      'new',
    ],
    [
      'a scheduled revision once its window is open, over one that was published after it',
      chinese,
      [
        revision('campaign', { startsAt: day(9), endsAt: day(12) }),
        revision('before', { publishedAt: day(8) }),
      ],
      'campaign',
    ],
    [
      'what was shown before a campaign after its end',
      chinese,
      [revision('campaign', { startsAt: day(8), endsAt: day(9) }), plain],
      'plain',
    ],
    [
      'what was published during a campaign',
      chinese,
      [revision('campaign', { startsAt: day(8) }), revision('new', { publishedAt: day(9) })],
      'new',
    ],
    [
      'the last created of two published at the same time',
      chinese,
      [revision('9'), revision('10')],
      '10',
    ],
    ['the visitor’s own language', english, [plain, revision('en', { language: 'en-US' })], 'en'],
    ['Chinese when there is no other', english, [plain], 'plain'],
    [
      'no revision in another language',
      chinese,
      [revision('en', { language: 'en-US' })],
      undefined,
    ],
    [
      'the visitor’s own language before a more specific target',
      { ...english, benefits: ['gold'] },
      [revision('gold', { benefit: 'gold' }), revision('en', { language: 'en-US' })],
      'en',
    ],
    [
      'a revision for the visitor’s country',
      chinese,
      [plain, revision('cn', { country: 'CN' })],
      'cn',
    ],
    [
      'no revision for another country',
      chinese,
      [plain, revision('hk', { country: 'HK' })],
      'plain',
    ],
    [
      'no revision for a gender when none was given',
      chinese,
      [plain, revision('w', { gender: 'women' })],
      'plain',
    ],
    [
      'a revision for the visitor’s gender',
      woman,
      [plain, revision('w', { gender: 'women' })],
      'w',
    ],
    [
      'a revision for a benefit of the visitor',
      woman,
      [plain, revision('g', { benefit: 'gold' })],
      'g',
    ],
    [
      'no revision for a benefit that the visitor lacks',
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
      'the more specific target before the newer one',
      woman,
      [revision('new', { publishedAt: day(9) }), revision('old', { gender: 'women' })],
      'old',
    ],
    [
      'a revision for the platform of the visitor',
      chinese,
      [plain, revision('web', { platform: 'web' }), revision('ios', { platform: 'ios' })],
      'web',
    ],
    [
      'no revision for a platform when it is unknown',
      { ...chinese, platform: undefined },
      [plain, revision('web', { platform: 'web' })],
      'plain',
    ],
    [
      'a revision for new visitors',
      chinese,
      [plain, revision('new', { visitor: 'new' }), revision('old', { visitor: 'returning' })],
      'new',
    ],
    [
      'B for a visitor to whom a test shows it',
      inB,
      [plain, revision('b', { arm: 'b', publishedAt: day(1) })],
      'b',
    ],
    [
      'A for a visitor to whom a test shows A',
      { ...inB, arm: 'a' },
      [plain, revision('b', { arm: 'b' })],
      'plain',
    ],
    ['A without a test', woman, [plain, revision('b', { arm: 'b' })], 'plain'],
    ['no B alone', woman, [revision('b', { arm: 'b' })], undefined],
    [
      'A in the visitor’s own language before B in another',
      { ...inB, language: 'en-US' },
      [revision('en', { language: 'en-US' }), revision('b', { arm: 'b' })],
      'en',
    ],
    [
      'of two versions of B the one for the visitor',
      inB,
      [revision('b', { arm: 'b' }), revision('b women', { arm: 'b', gender: 'women' })],
      'b women',
    ],
  ])('chooses %s', (_, audience, candidates, id) => {
    expect(chooseRevision(candidates, audience, NOW)?.id).toBe(id);
    expect(chooseRevision([...candidates].reverse(), audience, NOW)?.id).toBe(id);
  });

  it.each(BY_WEIGHT.slice(0, -1).map(([name], index) => [name, index] as const))(
    'chooses by %s before all lesser targets together',
    (name, index) => {
      const target = BY_WEIGHT[index]?.[1];
      const lesser = Object.assign({}, ...BY_WEIGHT.slice(index + 1).map(([, one]) => one));
      const candidates = [revision('lesser', lesser), revision(name, target)];
      expect(chooseRevision(candidates, inB, NOW)?.id).toBe(name);
    },
  );
});
