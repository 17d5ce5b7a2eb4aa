/** Whether two different words differ by one wrong, missing, extra or swapped letter. */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (restA.length < restB.length) return restB.slice(1) === restA;
  if (restA.length > restB.length) return restA.slice(1) === restB;
  const swapped = restA[0] === restB[1] && restA[1] === restB[0];
  return restA.slice(1) === restB.slice(1) || (swapped && restA.slice(2) === restB.slice(2));
}

const sortLetters = (word: string): string => [...word].sort().join('');

/** One missing, extra or swapped letter. A wrong letter makes too many short words alike: boat, coat. */
export const isSlip = (a: string, b: string): boolean =>
  isOneEditApart(a, b) && (a.length !== b.length || sortLetters(a) === sortLetters(b));
