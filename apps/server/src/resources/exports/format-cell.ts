const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

/** A value as the text of a CSV cell. */
export function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (isListOfTexts(value)) return value.join('|');
  if (Array.isArray(value) && value.length === 0) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
