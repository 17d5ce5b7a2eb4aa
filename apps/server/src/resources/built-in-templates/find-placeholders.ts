import { LANGUAGES, parsePlaceholderKey } from '@vitrine/kit';
import { BUILT_IN_TEMPLATES } from './built-in-templates.ts';
import { TemplateText, type TemplateValue } from './template-values.ts';

/** Something of a template that an operator has not replaced yet. */
export interface Placeholder {
  readonly kind: 'picture' | 'text';
  /** The path of the field: `images.0.title`. */
  readonly field: string;
  readonly value: string;
}

function collectTexts(value: TemplateValue): string[] {
  if (value instanceof TemplateText)
    return value.isPlaceholder ? LANGUAGES.map((language) => value.text[language]) : [];
  return typeof value === 'object' ? Object.values(value).flatMap(collectTexts) : [];
}

const TEXTS: ReadonlySet<string> = new Set(
  BUILT_IN_TEMPLATES.flatMap(({ modules }) =>
    modules.flatMap(({ fields }) => collectTexts(fields)),
  ),
);

const isPicture = (value: object): value is { key: string } =>
  'key' in value && typeof value.key === 'string' && parsePlaceholderKey(value.key) !== undefined;

/** Lists the pictures and texts of a module that still are those of a template. */
export function findPlaceholders(value: unknown, path: readonly string[] = []): Placeholder[] {
  if (typeof value === 'string')
    return TEXTS.has(value) ? [{ kind: 'text', field: path.join('.'), value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  // The alternative text goes with the picture.
  if (isPicture(value)) return [{ kind: 'picture', field: path.join('.'), value: value.key }];
  return Object.entries(value).flatMap(([name, inner]) => findPlaceholders(inner, [...path, name]));
}
