/** One letter wrong, missing, too many, or two neighbours swapped. Equal words are not a slip. */
export function oneEditApart(a: string, b: string): boolean {
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
