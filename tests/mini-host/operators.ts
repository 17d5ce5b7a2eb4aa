/** How tightly each operator of a template expression binds, and what it answers. */
export const POWERS: Record<string, number> = {
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

/** The right side comes as a function, since `&&` and `||` may never ask it. */
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
