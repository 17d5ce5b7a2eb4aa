import { FIELD_TEXTS, type FieldText } from './field-texts.ts';

/** The texts of a field by its path from the type on, without positions in lists: the longest known end wins. */
export function findFieldText(path: readonly string[]): FieldText | undefined {
  for (let start = 0; start < path.length; start++) {
    const text = FIELD_TEXTS[path.slice(start).join('.')];
    if (text) return text;
  }
  return undefined;
}
