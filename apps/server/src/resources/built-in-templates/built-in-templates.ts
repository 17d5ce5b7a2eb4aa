import { DAY_MS, type Language } from '@vitrine/kit';
import type { StoredEntry } from '../../database/schema.ts';
import {
  type BuiltInTemplate,
  DaysAhead,
  TemplateText,
  type TemplateValue,
} from './template-values.ts';
import { brandStory } from './templates/brand-story.ts';
import { giftGuide } from './templates/gift-guide.ts';
import { memberDay } from './templates/member-day.ts';
import { newArrivals } from './templates/new-arrivals.ts';
import { sale } from './templates/sale.ts';

/** The templates that come with the shop. Their ids are no numbers, unlike those of stored templates. */
export const BUILT_IN_TEMPLATES: readonly BuiltInTemplate[] = [
  newArrivals,
  giftGuide,
  sale,
  brandStory,
  memberDay,
];

interface Target {
  readonly language: Language;
  /** When the template is used. */
  readonly now: number;
}

function resolveValue(value: TemplateValue, target: Target): unknown {
  if (value instanceof TemplateText) return value.text[target.language];
  if (value instanceof DaysAhead) return new Date(target.now + value.days * DAY_MS).toISOString();
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, target));
  return typeof value === 'object' ? resolveFields(value as Fields, target) : value;
}

type Fields = Readonly<Record<string, TemplateValue>>;

const resolveFields = (fields: Fields, target: Target): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, resolveValue(value, target)]),
  );

/** The modules of a template in one language. */
export const createTemplateEntries = (
  { modules }: BuiltInTemplate,
  target: Target,
): StoredEntry[] =>
  modules.map(({ id, code, fields }) => ({ id, code, fields: resolveFields(fields, target) }));
