/** A part of a file, including its first and last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

const ONE_RANGE = /^bytes=(?<first>\d*)-(?<last>\d*)$/;

/**
 * Parses a Range header. A missing, invalid or multi-part range means the whole file. A range beyond the
 * end of the file is unsatisfiable.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const { first = '', last = '' } = ONE_RANGE.exec(header ?? '')?.groups ?? {};
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
