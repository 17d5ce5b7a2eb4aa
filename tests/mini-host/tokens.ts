/** Splits a template expression into tokens. */
export interface Token {
  kind: 'number' | 'string' | 'name' | 'sign' | 'end';
  value: string;
}

const PATTERN =
  /\s*(?:(\d+\.?\d*|\.\d+)|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|([A-Za-z_$][\w$]*)|(===|!==|==|!=|<=|>=|&&|\|\||\.\.\.|[-+*/%<>!?:.,()[\]{}]))/y;

export function tokenise(source: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  const end = source.trimEnd().length;
  while (position < end) {
    PATTERN.lastIndex = position;
    const match = PATTERN.exec(source);
    if (!match) throw new Error(`cannot read «${source}» at ${position}`);
    position = PATTERN.lastIndex;
    const [, number, single, double, name, sign] = match;
    if (number !== undefined) tokens.push({ kind: 'number', value: number });
    else if (name !== undefined) tokens.push({ kind: 'name', value: name });
    else if (sign !== undefined) tokens.push({ kind: 'sign', value: sign });
    else tokens.push({ kind: 'string', value: decodeEscapes(single ?? double ?? '') });
  }
  tokens.push({ kind: 'end', value: '' });
  return tokens;
}

const decodeEscapes = (text: string): string =>
  text.replace(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char === 't' ? '\t' : char));
