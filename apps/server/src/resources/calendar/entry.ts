import type { CalendarEntry, CalendarKind } from '@vitrine/contract/admin';
import type { Language } from '@vitrine/kit';

/** What a source of the calendar reads for one period. */
export interface CalendarPeriod {
  readonly from: Date;
  readonly to: Date;
  readonly size: number;
  readonly language: Language;
}

const NO_TARGET = {
  isPaused: false,
  language: null,
  country: null,
  gender: null,
  benefit: null,
  platform: null,
  visitor: null,
  arm: null,
  place: null,
  products: null,
  collidesWith: [],
} as const;

type Given = Pick<CalendarEntry, 'kind' | 'id' | 'name' | 'startsAt' | 'endsAt'> &
  Partial<CalendarEntry>;

export const toKey = (kind: CalendarKind, id: string): string => `${kind}/${id}`;

export const createEntry = (given: Given): CalendarEntry => ({
  key: toKey(given.kind, given.id),
  ...NO_TARGET,
  collidesWith: [],
  ...given,
});

/** A text in the operator's language, or in the other one while it is being written. */
export function readText(text: unknown, language: Language): string {
  if (typeof text === 'string') return text;
  if (typeof text !== 'object' || text === null) return '';
  const texts: Readonly<Record<string, unknown>> = { ...text };
  const written = [texts[language], ...Object.values(texts)];
  return written.find((one): one is string => typeof one === 'string' && one !== '') ?? '';
}
