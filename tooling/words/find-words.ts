import { basename } from 'node:path/posix';
import { parseSync } from 'oxc-parser';
import { REFUSED_WORDS, type RefusedWord } from './refused-words.ts';

export interface SourceText {
  /** From the root of the repository, with forward slashes. */
  path: string;
  source: string;
}

interface Place {
  kind: 'name' | 'comment';
  text: string;
  offset: number;
}

/** `bagItemOf` and `BAG_ITEM` become their words in lower case. */
const splitName = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Single words, and pairs of neighbours for words that are written apart. */
const phrasesIn = (words: readonly string[]): string[] =>
  words.flatMap((word, index) => {
    const next = words[index + 1];
    return next ? [word, `${word} ${next}`] : [word];
  });

/** The rules that each phrase breaks: the same few thousand phrases stand everywhere. */
const rulesOfPhrases = new Map<string, readonly RefusedWord[]>();

function rulesOfPhrase(phrase: string): readonly RefusedWord[] {
  const known = rulesOfPhrases.get(phrase);
  if (known) return known;
  const rules = REFUSED_WORDS.filter(({ word }) => word.test(phrase));
  rulesOfPhrases.set(phrase, rules);
  return rules;
}

/** The rules that a name or a comment breaks. */
function brokenRules({ kind, text }: Pick<Place, 'kind' | 'text'>): RefusedWord[] {
  const words = kind === 'name' ? splitName(text) : (text.toLowerCase().match(/[a-z]+/g) ?? []);
  const rules = phrasesIn(words).flatMap(rulesOfPhrase);
  return [...new Set(rules)].filter((rule) =>
    kind === 'name' ? !rule.allowed?.includes(text) : !rule.namesOnly,
  );
}

interface SyntaxNode {
  type: string;
  name?: unknown;
  start: number;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const NAMES = new Set(['Identifier', 'JSXIdentifier', 'PrivateIdentifier']);

/** Collects the names of a syntax tree. */
function collectNames(node: unknown, names: Place[]): void {
  if (Array.isArray(node)) for (const each of node) collectNames(each, names);
  if (!isNode(node)) return;
  if (NAMES.has(node.type) && typeof node.name === 'string')
    names.push({ kind: 'name', text: node.name, offset: node.start });
  for (const value of Object.values(node))
    if (typeof value === 'object' && value !== null) collectNames(value, names);
}

function placesInScript({ path, source }: SourceText): Place[] {
  const { program, comments } = parseSync(path, source);
  const names: Place[] = [];
  collectNames(program, names);
  return [
    ...names,
    ...comments.map(({ value, start }): Place => ({ kind: 'comment', text: value, offset: start })),
  ];
}

function placesInStyles({ source }: SourceText): Place[] {
  const found = [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=[.\s(]|--)[a-zA-Z][\w-]*(?=[\s,{:)])/g)];
  return found.map(({ 0: text, index }) => ({
    kind: text.startsWith('/*') ? 'comment' : 'name',
    text,
    offset: index,
  }));
}

/** A document is read line by line; quoted code and links to files are names of something else. */
const placesInDocument = ({ source }: SourceText): Place[] =>
  [
    ...source
      .replaceAll(/`[^`\n]*`|\]\([^)]*\)/g, (code) => ' '.repeat(code.length))
      .matchAll(/.+/g),
  ].map(({ 0: text, index }) => ({ kind: 'comment', text, offset: index }));

function placesIn(file: SourceText): Place[] {
  if (/\.[cm]?[tj]sx?$/.test(file.path)) return placesInScript(file);
  if (file.path.endsWith('.css')) return placesInStyles(file);
  if (file.path.endsWith('.sql'))
    return file.source.split('\n').map((text, line) => ({ kind: 'comment', text, offset: line }));
  return placesInDocument(file);
}

const lineOf = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** Every use of a refused word in names, comments and file names, as `path:line: message`. */
export function findRefusedWords(file: SourceText): string[] {
  const fileName = basename(file.path).replace(/\.\w+$/, '');
  const inFileName = brokenRules({ kind: 'name', text: fileName }).map(
    ({ instead }) => `${file.path}: rename the file "${fileName}": ${instead}`,
  );
  const inPlaces = placesIn(file).flatMap((place) =>
    brokenRules(place).map(
      ({ instead }) =>
        `${file.path}:${lineOf(file.source, place.offset)}: "${place.text.trim().slice(0, 80)}": ${instead}`,
    ),
  );
  return [...new Set([...inFileName, ...inPlaces])];
}
