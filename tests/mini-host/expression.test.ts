import { describe, expect, it } from 'vitest';
import { parseExpression, parseFields } from './expression.ts';
import { interpolate } from './plan.ts';

const scope: Record<string, unknown> = {
  i: { p0: 'pine', list: [1, { name: 'two' }], zero: 0 },
  n: 3,
  xs: { add: (a: number, b: number) => a + b, either: (a: unknown, b: unknown) => a ?? b },
};
const lookup = (name: string) => scope[name];

describe('an expression', () => {
  it.each<[string, unknown]>([
    ['i.p0', 'pine'],
    ['i.list[1].name', 'two'],
    ["i['p0']", 'pine'],
    ['i.gone.deeper', undefined],
    ['gone', undefined],
    ['!1', false],
    ['!i.gone', true],
    ['-n + 5', 2],
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 3 - 2', 5],
    ['7 % 4 / 3', 1],
    ["'¥' + n", '¥3'],
    ['n > 2 && n <= 3', true],
    ["n === 3 ? 'three' : 'other'", 'three'],
    ['0 || i.zero || n', 3],
    ["n == '3'", true],
    ['n != null', true],
    ['gone == null', true],
    ['xs.add(n, xs.add(1, 1))', 5],
    ["xs.either(i.gone, 'none')", 'none'],
    ["[n, 'x'][0]", 3],
    ["'it\\'s'", "it's"],
    ['tru ? 1 : 2', 2],
  ])('%s', (source, value) => {
    expect(parseExpression(source)(lookup)).toEqual(value);
  });

  it.each(['1 +', 'a b', 'f(', '{a:}', 'a..b', '#'])('rejects %s', (source) => {
    expect(() => parseExpression(source)(lookup)).toThrow(/cannot read/);
  });
});

describe('the data of a template', () => {
  it.each<[string, unknown]>([
    ['i: n, c: 1', { i: 3, c: 1 }],
    ['n', { n: 3 }],
    ['...i, n', { p0: 'pine', list: [1, { name: 'two' }], zero: 0, n: 3 }],
    ['{ i: n }', { i: 3 }],
    ['', {}],
  ])('%s', (source, value) => {
    expect(parseFields(source)(lookup)).toEqual(value);
  });
});

describe('an attribute', () => {
  it.each<[string, unknown]>([
    ['{{n}}', 3],
    ['a {{n}}', 'a 3'],
    ['{{n}}{{n}}', '33'],
    ['plain', 'plain'],
    ['a{{gone}}b', 'ab'],
    ['{{ {n: n} }}', { n: 3 }],
  ])('%s', (source, value) => {
    expect(interpolate(source)(lookup)).toEqual(value);
  });
});
