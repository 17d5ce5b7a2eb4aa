import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findProgram, PLATFORMS } from './programs.ts';

/**
 * Library functions that the script engines of older phones lack. The build lowers syntax but adds no
 * functions, so shared code must not call them. Two dots before are a spread of a local function's result.
 */
const UNSUPPORTED_FUNCTIONS =
  /(?<!\.)\.(?:at|findLast|findLastIndex|matchAll|replaceAll|toReversed|toSorted|toSpliced)\(|\b(?:Array\.fromAsync|Object\.(?:groupBy|hasOwn)|Promise\.(?:allSettled|any|try|withResolvers)|structuredClone|queueMicrotask)\b/g;

/** Finds unsupported calls, each with the code around it. */
function findUnsupportedCalls(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(UNSUPPORTED_FUNCTIONS)].map(({ index }) =>
    code.slice(index - 30, index + 30),
  );
}

it.each(PLATFORMS)('%s calls no function that older engines lack', (platform) => {
  const folder = findProgram(platform);
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const calls = scripts.map(
    (name) => [name, findUnsupportedCalls(path.join(folder, name))] as const,
  );
  expect(calls.filter(([, uses]) => uses.length > 0)).toEqual([]);
});
