/**
 * Parses the expressions between `{{` and `}}`: literals, paths, operators, and calls of view-script
 * functions. As in the vendors' view layers, a property of a missing value is undefined.
 */
import { applyBinary, PRECEDENCE } from './operators.ts';
import { type Token, tokenise } from './tokens.ts';

export type Lookup = (name: string) => unknown;
export type Expression = (lookup: Lookup) => unknown;

const CONSTANTS: Record<string, unknown> = { true: true, false: false, null: null };

export function parseExpression(source: string): Expression {
  const parser = new Parser(source);
  const expression = parser.expression();
  parser.expectEnd();
  return expression;
}

/** Parses the `data` of a template: the fields of an object without its braces. */
export function parseFields(source: string): Expression {
  return parseExpression(`{${source.trim().replace(/^\{([\s\S]*)\}$/, '$1')}}`);
}

class Parser {
  private readonly tokens: Token[];
  private readonly source: string;
  private position = 0;

  constructor(source: string) {
    this.source = source;
    this.tokens = tokenise(source);
  }

  expression(): Expression {
    const test = this.binary(0);
    if (!this.takes('?')) return test;
    const yes = this.expression();
    this.expect(':');
    const no = this.expression();
    return (lookup) => (test(lookup) ? yes(lookup) : no(lookup));
  }

  expectEnd(): void {
    if (this.peek().kind !== 'end') this.fail();
  }

  private binary(minPrecedence: number): Expression {
    let left = this.unary();
    for (;;) {
      const sign = this.peek();
      const precedence = sign.kind === 'sign' ? PRECEDENCE[sign.value] : undefined;
      if (precedence === undefined || precedence <= minPrecedence) return left;
      this.position += 1;
      const [a, b] = [left, this.binary(precedence)];
      left = (lookup) => applyBinary(sign.value, a(lookup), () => b(lookup));
    }
  }

  private unary(): Expression {
    if (this.takes('!')) return negate(this.unary());
    if (this.takes('-')) {
      const operand = this.unary();
      return (lookup) => -Number(operand(lookup));
    }
    if (this.takes('+')) {
      const operand = this.unary();
      return (lookup) => Number(operand(lookup));
    }
    return this.postfix(this.primary());
  }

  private postfix(start: Expression): Expression {
    let object = start;
    for (;;) {
      if (this.takes('.')) object = member(object, constant(this.next().value));
      else if (this.takes('[')) {
        object = member(object, this.expression());
        this.expect(']');
      } else if (this.takes('(')) object = call(object, this.list(')'));
      else return object;
    }
  }

  private primary(): Expression {
    const token = this.next();
    if (token.kind === 'number') return constant(Number(token.value));
    if (token.kind === 'string') return constant(token.value);
    if (token.kind === 'name') {
      const name = token.value;
      return name in CONSTANTS ? constant(CONSTANTS[name]) : (lookup) => lookup(name);
    }
    if (token.value === '(') {
      const inner = this.expression();
      this.expect(')');
      return inner;
    }
    if (token.value === '[') {
      const items = this.list(']');
      return (lookup) => items.map((item) => item(lookup));
    }
    return token.value === '{' ? this.object() : this.fail();
  }

  private object(): Expression {
    const fields: ((lookup: Lookup) => object)[] = [];
    while (!this.takes('}')) {
      if (this.takes('...')) {
        const rest = this.expression();
        fields.push((lookup) => Object(rest(lookup)));
      } else {
        const name = this.next().value;
        const value = this.takes(':') ? this.expression() : (lookup: Lookup) => lookup(name);
        fields.push((lookup) => ({ [name]: value(lookup) }));
      }
      if (!this.takes(',') && this.peek().value !== '}') this.fail();
    }
    return (lookup) => Object.assign({}, ...fields.map((field) => field(lookup)));
  }

  private list(close: string): Expression[] {
    const items: Expression[] = [];
    while (!this.takes(close)) {
      items.push(this.expression());
      if (!this.takes(',') && this.peek().value !== close) this.fail();
    }
    return items;
  }

  private peek(): Token {
    return this.tokens[this.position] ?? { kind: 'end', value: '' };
  }

  private next(): Token {
    const token = this.peek();
    this.position += 1;
    return token;
  }

  private takes(sign: string): boolean {
    const token = this.peek();
    if (token.kind !== 'sign' || token.value !== sign) return false;
    this.position += 1;
    return true;
  }

  private expect(sign: string): void {
    if (!this.takes(sign)) this.fail();
  }

  private fail(): never {
    throw new Error(`cannot read «${this.source}» near «${this.peek().value}»`);
  }
}

const constant = (value: unknown) => () => value;

const negate =
  (operand: Expression): Expression =>
  (lookup) =>
    !operand(lookup);

const member =
  (object: Expression, key: Expression): Expression =>
  (lookup) => {
    const target = object(lookup);
    return target === undefined || target === null
      ? undefined
      : (target as Record<string, unknown>)[String(key(lookup))];
  };

const call =
  (callee: Expression, args: Expression[]): Expression =>
  (lookup) => {
    const target = callee(lookup);
    if (typeof target !== 'function') throw new Error('only a view script has functions to call');
    return target(...args.map((arg) => arg(lookup)));
  };
