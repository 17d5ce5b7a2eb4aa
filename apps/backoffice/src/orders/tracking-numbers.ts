/** A number as carriers write it, without the spaces of paper. */
export const normaliseNumber = (text: string): string =>
  text.replaceAll(/[\s-]/g, '').toUpperCase();

export const isTrackingNumber = (number: string): boolean => /^[A-Z0-9]{8,30}$/.test(number);

interface Target {
  readonly id: string;
  readonly orderNumber: string;
}

/**
 * The tracking numbers of a pasted list by the id of their order. Two columns name the order and its number;
 * one column is filled in from the given row on.
 */
export function readPastedNumbers(
  text: string,
  orders: readonly Target[],
  start: number,
): ReadonlyMap<string, string> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const pairs = lines.flatMap((line, index): [string, string][] => {
    const [first = '', second] = line.split(/[\t,;，；]/).map((cell) => cell.trim());
    const target =
      second === undefined
        ? orders[start + index]
        : orders.find(({ orderNumber }) => orderNumber === first);
    return target ? [[target.id, normaliseNumber(second ?? first)]] : [];
  });
  return new Map(pairs);
}

/** The numbers that stand in more than one row. */
export function findRepeatedNumbers(numbers: readonly string[]): ReadonlySet<string> {
  const filled = numbers.filter(Boolean);
  return new Set(filled.filter((number, index) => filled.indexOf(number) !== index));
}
