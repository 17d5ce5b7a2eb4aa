import { CATALOGUE_FIELD_LABELS } from '@vitrine/contract/admin/catalogue-field-labels';
import type { Language } from '@vitrine/kit';

/** What operators call a field; its own name where it has no label. */
export const toFieldLabel = (name: string, language: Language): string =>
  CATALOGUE_FIELD_LABELS[name]?.[language] ?? name;

const ORDER = Object.keys(CATALOGUE_FIELD_LABELS);

/** The names of fields in the order in which operators read them. */
export const orderFields = (names: readonly string[]): string[] =>
  names.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
