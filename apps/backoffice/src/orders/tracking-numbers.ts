/** A number as carriers write it, without the spaces of paper. */
export const normaliseNumber = (text: string): string =>
  text.replaceAll(/[\s-]/g, '').toUpperCase();

export const isTrackingNumber = (number: string): boolean => /^[A-Z0-9]{8,30}$/.test(number);

interface Target {
  readonly id: string;
  readonly orderNumber: string;
}

interface PastedNumbers {
  /** The tracking numbers by the id of their order. */
  readonly numbers: ReadonlyMap<string, string>;
  /** What stands in place of the number of an order, where there is no such order in the list. */
  readonly unknown: readonly string[];
}

/** Column titles have no digits. */
const hasDigit = (text: string) => /\d/.test(text);

/**
 * Reads a pasted list. Two columns name the order and its tracking number; one column is filled in from the given
 * row on.
 */
export function readPastedNumbers(
  text: string,
  orders: readonly Target[],
  start: number,
): PastedNumbers {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const numbers = new Map<string, string>();
  const unknown: string[] = [];
  for (const [index, line] of lines.entries()) {
    const [first = '', second] = line.split(/[\t,;，；]/).map((cell) => cell.trim());
    const target =
      second === undefined
        ? orders[start + index]
        : orders.find(({ orderNumber }) => orderNumber === first);
    if (target) numbers.set(target.id, normaliseNumber(second ?? first));
    else if (hasDigit(first)) unknown.push(first);
  }
  return { numbers, unknown };
}

/** The numbers that stand in more than one row. */
export function findRepeatedNumbers(numbers: readonly string[]): ReadonlySet<string> {
  const filled = numbers.filter(Boolean);
  return new Set(filled.filter((number, index) => filled.indexOf(number) !== index));
}
