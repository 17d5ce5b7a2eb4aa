/** The precedence of each operator of a template expression. */
export const PRECEDENCE: Record<string, number> = {
  '||': 1,
  '&&': 2,
  '==': 3,
  '!=': 3,
  '===': 3,
  '!==': 3,
  '<': 4,
  '>': 4,
  '<=': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
};

/** Applies an operator. The right side is a function, because `&&` and `||` may not evaluate it. */
export function applyBinary(sign: string, left: unknown, right: () => unknown): unknown {
  if (sign === '&&') return left ? right() : left;
  if (sign === '||') return left ? left : right();
  const other = right();
  switch (sign) {
    case '===':
      return left === other;
    case '!==':
      return left !== other;
    case '==':
      return looselyEqual(left, other);
    case '!=':
      return !looselyEqual(left, other);
    case '+':
      return typeof left === 'number' && typeof other === 'number'
        ? left + other
        : join(left, other);
    default:
      return arithmetic(sign, Number(left), Number(other));
  }
}

function arithmetic(sign: string, a: number, b: number): unknown {
  if (sign === '<') return a < b;
  if (sign === '>') return a > b;
  if (sign === '<=') return a <= b;
  if (sign === '>=') return a >= b;
  if (sign === '-') return a - b;
  if (sign === '*') return a * b;
  return sign === '/' ? a / b : a % b;
}

const join = (a: unknown, b: unknown): string => `${String(a)}${String(b)}`;

function looselyEqual(a: unknown, b: unknown): boolean {
  const [left, right] = [a ?? null, b ?? null];
  if (left === null || right === null) return left === right;
  return left === right || String(left) === String(right);
}
