import type { DecimalMark } from '@vitrine/contract/admin';

const MARKS: Readonly<Record<DecimalMark, string>> = { comma: ',', point: '.' };

/** What one amount tells of its decimal mark. */
type Evidence = DecimalMark | 'ambiguous' | 'none';

/** Takes off currencies, spaces, and the apostrophes between thousands. */
const stripAmount = (text: string): string =>
  text.trim().replaceAll(/^[\p{Sc}\p{L}\s]+|[\p{Sc}\p{L}\s]+$|[\s'’]/gu, '');

const toMark = (mark: string | undefined): DecimalMark => (mark === ',' ? 'comma' : 'point');
const toOther = (mark: string | undefined): DecimalMark => (mark === ',' ? 'point' : 'comma');

/** Three digits after the only mark may be thousands or decimals; anything else tells which they are. */
export function readEvidence(text: string): Evidence {
  const amount = stripAmount(text);
  const marks = [...amount.matchAll(/[.,]/g)].map(([mark]) => mark);
  const last = marks.at(-1);
  if (last === undefined) return 'none';
  if (new Set(marks).size > 1) return toMark(last);
  if (marks.length > 1) return toOther(last);
  const [before = '', after = ''] = amount.split(last);
  if (after.length !== 3 || before.length > 3 || /^0*$/.test(before)) return toMark(last);
  return 'ambiguous';
}

/** What the prices of a file tell together. */
export class DecimalEvidence {
  readonly #marks = new Set<DecimalMark>();
  #ambiguous: string | undefined;

  add(text: string): void {
    const evidence = readEvidence(text);
    if (evidence === 'ambiguous') this.#ambiguous ??= text.trim();
    else if (evidence !== 'none') this.#marks.add(evidence);
  }

  /** The mark; `mixed` when prices contradict each other, or the first price that means two amounts. */
  decide(delimiter: string): { mark: DecimalMark } | { mixed: true } | { ambiguous: string } {
    if (this.#marks.size > 1) return { mixed: true };
    const [mark] = this.#marks;
    if (mark) return { mark };
    if (this.#ambiguous === undefined) return { mark: 'point' };
    // Spreadsheets of regions with a decimal comma separate by semicolons, and write 1.200 for twelve hundred.
    const isRegional = delimiter === ';' && !this.#ambiguous.includes(',');
    return isRegional ? { mark: 'comma' } : { ambiguous: this.#ambiguous };
  }
}

/** An amount as files of the shop write it: 1200.50. What is no amount stays as it is. */
export function normaliseAmount(text: string, mark: DecimalMark): string {
  const amount = stripAmount(text);
  const [decimal, thousands] = mark === 'comma' ? [MARKS.comma, '.'] : [MARKS.point, ','];
  const [units = '', part, ...rest] = amount.split(decimal);
  const groups = units.split(thousands);
  const isGrouped = groups.slice(1).every((group) => /^\d{3}$/.test(group));
  if (rest.length > 0 || !isGrouped || !/^\d*$/.test(part ?? '') || !/^\d/.test(units)) return text;
  const decimals = (part ?? '').replace(/^(\d{2})0+$/, '$1');
  return decimals === '' ? groups.join('') : `${groups.join('')}.${decimals}`;
}
