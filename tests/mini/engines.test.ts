import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PLATFORMS, programOf } from './programs.ts';

/**
 * What the script engines of older phones lack, as it would be called. Syntax is lowered by the
 * build; library functions are not, so shared code goes without them.
 */
const MISSING =
  /\.(?:at|findLast|findLastIndex|matchAll|replaceAll|toReversed|toSorted|toSpliced)\(|\b(?:Array\.fromAsync|Object\.(?:groupBy|hasOwn)|Promise\.(?:allSettled|any|try|withResolvers)|structuredClone|queueMicrotask)\b/g;

/** Each with what stands around it, to be found by. */
function missingIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(MISSING)].map(({ index }) => code.slice(index - 30, index + 30));
}

it.each(PLATFORMS)('%s runs on engines that know no newer functions', (platform) => {
  const folder = programOf(platform);
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const found = scripts.map((name) => [name, missingIn(path.join(folder, name))] as const);
  expect(found.filter(([, uses]) => uses.length > 0)).toEqual([]);
});
