/** PostgreSQL stores neither NUL nor unpaired surrogates. */
const NUL = '\u0000';
const isStorable = (text: string) => !text.includes(NUL) && text.isWellFormed();

/** Whether PostgreSQL could not store a text anywhere in the value. */
export function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => !isStorable(key) || hasUnstorableText(inner));
}
