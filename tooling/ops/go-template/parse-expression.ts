import type { Operand, Pipeline } from './nodes.ts';

const TOKEN =
  /\s*(?:(?<text>"(?:[^"\\]|\\.)*")|(?<number>-?\d+(?:\.\d+)?)|(?<sign>[()|])|(?<variable>\$\w*(?:\.\w+)*)|(?<field>\.(?:\w+(?:\.\w+)*)?)|(?<word>[A-Za-z]\w*))/y;
const WORDS: Readonly<Record<string, boolean | null>> = { true: true, false: false, nil: null };

type Token = Operand | '(' | ')' | '|';

const toPath = (text: string) => text.split('.').slice(1).filter(Boolean);

function toToken(groups: Readonly<Record<string, string | undefined>>): Token {
  const { text, number, sign, variable, field, word = '' } = groups;
  if (text !== undefined) return { kind: 'literal', value: JSON.parse(text) };
  if (number !== undefined) return { kind: 'literal', value: Number(number) };
  if (sign === '(' || sign === ')' || sign === '|') return sign;
  if (variable !== undefined)
    return { kind: 'variable', name: variable.split('.')[0] ?? '', path: toPath(variable) };
  if (field !== undefined) return { kind: 'field', path: toPath(field) };
  const value = WORDS[word];
  return value === undefined ? { kind: 'function', name: word } : { kind: 'literal', value };
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const { groups } = TOKEN.exec(text) ?? {};
    if (!groups) throw new Error(`cannot read \`${text.slice(at)}\` of \`${text}\``);
    tokens.push(toToken(groups));
  }
  return tokens;
}

/** Reads a pipeline such as `toYaml .Values.settings | nindent 2`. */
export function parseExpression(text: string): Pipeline {
  const tokens = tokenize(text);
  let at = 0;
  function read(isNested: boolean): Pipeline {
    const commands: Operand[][] = [[]];
    for (; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (token === undefined || token === ')') break;
      if (token === '|') commands.push([]);
      else if (token === '(') {
        at += 1;
        commands.at(-1)?.push({ kind: 'pipeline', pipeline: read(true) });
      } else commands.at(-1)?.push(token);
    }
    if ((tokens[at] === ')') !== isNested) throw new Error(`brackets of \`${text}\` do not match`);
    if (commands.some(({ length }) => length === 0)) throw new Error(`\`${text}\` lacks a value`);
    return commands;
  }
  return read(false);
}
