import { countMembers } from './bitset.ts';
import type { CategoryTree } from './category-tree.ts';
import type { CountedFacet, Dimension } from './dimension.ts';
import { toSyllables } from './pinyin.ts';
import type { AttributeRow, ColourRow, SynonymRow } from './rows.ts';
import { normaliseText } from './tokens.ts';

/** A Chinese word of the catalogue, which a query may mean although it is written in another way. */
export interface Term {
  text: string;
  /** Without tones and spaces: dayi. */
  sound: string;
  /** The number of products, by which the more likely of two words is chosen. */
  count: number;
  /** Only a kind of product may be recognised by half of its characters. */
  isKind: boolean;
}

export interface Vocabulary {
  readonly terms: readonly Term[];
  readonly bySound: ReadonlyMap<string, Term>;
  readonly byInitials: ReadonlyMap<string, Term>;
  /** Characters that mean something by themselves: 裙, 包, 红. */
  readonly singles: ReadonlySet<string>;
  readonly longestSound: number;
}

interface VocabularySources {
  facets: Record<CountedFacet, Dimension>;
  tree: CategoryTree;
  colours: ReadonlyMap<string, ColourRow>;
  attributes: ReadonlyMap<string, AttributeRow>;
  synonyms: readonly SynonymRow[];
}

const CONJUNCTION = /[与及和、&/·\s]+/;
/** Characters that end the names of kinds but name none. */
const GENERIC = '服装饰品款式套背的';
const HAN_ONLY = /^\p{Script=Han}+$/u;
/** A single initial would match too much. */
const MIN_INITIALS = 2;

interface Word {
  text: string;
  count: number;
  isKind: boolean;
}

/** Collects the Chinese words of categories, colours, attributes and synonyms. */
export function buildVocabulary(sources: VocabularySources): Vocabulary {
  const words = collectWords(sources);
  const terms = [...words.values()].map(
    (word): Term => ({ ...word, sound: toSyllables(word.text).join('') }),
  );
  terms.sort((a, b) => b.count - a.count || a.text.length - b.text.length);
  const bySound = new Map<string, Term>();
  const byInitials = new Map<string, Term>();
  for (const term of terms) {
    if (!bySound.has(term.sound)) bySound.set(term.sound, term);
    const initials = toSyllables(term.text)
      .map((syllable) => syllable[0])
      .join('');
    if (initials.length >= MIN_INITIALS && !byInitials.has(initials))
      byInitials.set(initials, term);
  }
  return {
    terms,
    bySound,
    byInitials,
    singles: collectSingles(sources, terms),
    longestSound: Math.max(0, ...terms.map(({ sound }) => sound.length)),
  };
}

function collectWords(sources: VocabularySources): Map<string, Word> {
  const words = new Map<string, Word>();
  const addName = (name: string, count: number, isKind: boolean): void => {
    for (const part of name.normalize('NFKC').split(CONJUNCTION)) {
      if (!HAN_ONLY.test(part)) continue;
      const existing = words.get(part);
      words.set(part, {
        text: part,
        count: (existing?.count ?? 0) + count,
        isKind: isKind || (existing?.isKind ?? false),
      });
    }
  };
  const { facets, tree, colours, attributes, synonyms } = sources;
  const addDimension = (
    dimension: Dimension,
    findName: (value: string) => string | undefined,
    isKind: boolean,
  ): void => {
    for (const [ordinal, value] of dimension.values.entries()) {
      const members = dimension.members[ordinal];
      addName(findName(value) ?? '', members ? countMembers(members) : 0, isKind);
    }
  };
  addDimension(
    facets.Categories,
    (id) => (tree.byId.get(id)?.parentId ? tree.byId.get(id)?.name['zh-CN'] : undefined),
    true,
  );
  addDimension(facets.Colors, (code) => colours.get(code)?.name['zh-CN'], false);
  addDimension(facets.Attributes, (code) => attributes.get(code)?.name['zh-CN'], false);
  for (const row of synonyms)
    for (const word of [...row.words, ...row.alsoFind]) addName(word, 0, false);
  return words;
}

/** The colours without 色, the last character of each kind of product, and synonyms of one character. */
function collectSingles({ colours }: VocabularySources, terms: readonly Term[]): Set<string> {
  const singles = new Set<string>();
  for (const { name } of colours.values()) {
    const text = name['zh-CN'];
    if (text.endsWith('色')) singles.add(text.slice(0, -1));
    else singles.add(text.slice(-1));
  }
  for (const { text, isKind } of terms)
    if (isKind || text.length === 1) singles.add(normaliseText(text).slice(-1));
  for (const character of GENERIC) singles.delete(character);
  return singles;
}
