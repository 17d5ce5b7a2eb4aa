import type { Language } from '@vitrine/kit';
import { ProviderError } from '../provider-error.ts';
import type { MessageTemplate } from './templates.ts';

/** A template as the shop registered it with a provider. */
export interface RegisteredTemplate {
  readonly code: string;
  /** The provider's names of the values; empty where it uses ours. */
  readonly names: Readonly<Record<string, string>>;
}

/** By template, and by template and language: `back-in-stock`, `back-in-stock:en-US`. */
export type RegisteredTemplates = ReadonlyMap<string, RegisteredTemplate>;

const ENTRY = /^([a-z-]+(?::[a-z]{2}-[A-Z]{2})?)=([\w-]+)((?:;[^\s;:,=]+:\w+)*)$/;

/**
 * Reads `name=code` entries, separated by commas; a code may be followed by the provider's names of
 * values: `back-in-stock=T1;thing1:product;thing2:size`. Returns undefined when an entry is invalid.
 */
export function readRegisteredTemplates(text: string): RegisteredTemplates | undefined {
  const templates = new Map<string, RegisteredTemplate>();
  for (const entry of text.split(',')) {
    const [, name, code, names] = ENTRY.exec(entry.trim()) ?? [];
    if (!name || !code) return undefined;
    const pairs = (names ?? '').split(';').filter(Boolean);
    templates.set(name, { code, names: Object.fromEntries(pairs.map((pair) => pair.split(':'))) });
  }
  return templates;
}

/** The template for a language, or the one for all languages. */
export const getRegisteredTemplate = (
  templates: RegisteredTemplates,
  template: string,
  language: Language,
): RegisteredTemplate | undefined =>
  templates.get(`${template}:${language}`) ?? templates.get(template);

/** Finds the template for a language, or the one for all languages. */
export function findRegisteredTemplate(
  templates: RegisteredTemplates,
  template: MessageTemplate,
  language: Language,
): RegisteredTemplate {
  const found = getRegisteredTemplate(templates, template, language);
  if (!found) throw new ProviderError('absent', `The template ${template} is not registered`);
  return found;
}

/** The provider's name of each value with ours; the same where the provider uses ours. */
export function listNames(
  { names }: Pick<RegisteredTemplate, 'names'>,
  values: Readonly<Record<string, string>>,
): [theirs: string, ours: string][] {
  const pairs = Object.entries(names);
  return pairs.length > 0 ? pairs : Object.keys(values).map((name) => [name, name]);
}

/** Whether the provider names the values by number, from 1 on. */
export function isNumbered({ names }: Pick<RegisteredTemplate, 'names'>): boolean {
  const numbers = Object.keys(names);
  return numbers.length > 0 && numbers.every((_, n) => Object.hasOwn(names, String(n + 1)));
}

/** Names the values as the provider does. */
export const renameValues = (
  template: RegisteredTemplate,
  values: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    listNames(template, values).map(([theirs, ours]) => [theirs, values[ours] ?? '']),
  );
