import { describe, expect, it } from 'vitest';
import { isJsonTooDeep, JsonTooDeepError, MAX_JSON_DEPTH, parseJson } from './parse-json.ts';

const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('the depth of JSON', () => {
  it.each([
    ['nothing', '', false],
    ['a list as deep as allowed', nest(3), false],
    ['a list that is deeper', nest(4), true],
    ['objects and lists', '{"a":[{"b":[]}]}', true],
    ['many lists side by side', '[[],[],[[]],[]]', false],
    ['brackets in a text', '["[[[[[{{{{"]', false],
    ['brackets after an escaped quotation mark', '["\\"[[[[[["]', false],
    ['brackets after an escaped backslash', '["\\\\",[[[1]]]]', true],
    ['brackets in the name of a field', '{"[[[[":1}', false],
    ['a text that does not end', '["[[[[', false],
    ['brackets that are never closed', '[[[[', true],
    ['brackets that are closed too often', ']]]][[[', false],
  ])('is known of %s', (_, json, expected) => expect(isJsonTooDeep(json, 3)).toBe(expected));

  it('agrees with a parser for texts of every kind', () => {
    const pieces = ['"', '\\"', '\\\\', '[', '{', 'a', '\\u005b'];
    const measure = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? 1 + Math.max(0, ...Object.values(value).map(measure))
        : 0;
    for (let seed = 0; seed < 2_000; seed++) {
      const text = Array.from({ length: 6 }, (_, i) => pieces[(seed * 31 + i * seed) % 7]).join('');
      const value = seed % 3 ? [text, [[text]]] : { [text]: [{ [text]: text }] };
      const json = JSON.stringify(value);
      const depth = measure(value);
      expect([isJsonTooDeep(json, depth), isJsonTooDeep(json, depth - 1)]).toEqual([false, true]);
    }
  });
});

it('is parsed when it is not too deep', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
  expect(parseJson(nest(MAX_JSON_DEPTH))).toHaveLength(1);
  expect(() => parseJson(nest(MAX_JSON_DEPTH + 1))).toThrow(JsonTooDeepError);
  expect(() => parseJson('{')).toThrow(SyntaxError);
});
