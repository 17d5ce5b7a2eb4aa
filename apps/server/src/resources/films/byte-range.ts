/** Part of a file, first and last byte included. */
export interface ByteRange {
  start: number;
  end: number;
}

const ONE_RANGE = /^bytes=(?<first>\d*)-(?<last>\d*)$/;

/**
 * The part of a file that a player asks for. Nothing asked, several parts at once, or words that are no
 * range: the whole file is the answer. A part that lies beyond its end cannot be answered.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const { first = '', last = '' } = ONE_RANGE.exec(header ?? '')?.groups ?? {};
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const wanted = Math.min(Number(last), size);
    return wanted > 0 ? { start: size - wanted, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
