import { isRecord, type Language, listPlaceholders, type MessageOverrides } from '@vitrine/kit';
import { DEFAULT_MESSAGES } from './default-messages.ts';
import { FORMER_KEYS } from './former-keys.ts';

/** A message is at most a few sentences. */
const MAX_TEXT = 1_000;

/** Why an override cannot be shown. */
export type OverrideFault = 'unknown-key' | 'empty' | 'too-long' | 'line-break' | 'placeholders';

/** Finds why a text cannot be shown in place of a default. */
export function findOverrideFault(original: string, text: string): OverrideFault | undefined {
  if (text.trim() === '') return 'empty';
  if (text.length > MAX_TEXT) return 'too-long';
  if (/[\r\n]/.test(text) && !original.includes('\n')) return 'line-break';
  const isComplete = `${listPlaceholders(text)}` === `${listPlaceholders(original)}`;
  return isComplete ? undefined : 'placeholders';
}

/** An override that is stored but not shown. */
export interface BrokenOverride {
  readonly key: string;
  readonly language: Language;
  readonly text: string;
  readonly fault: OverrideFault;
}

export interface CheckedOverrides {
  /** What is shown, by the keys that the messages have now. */
  readonly shown: MessageOverrides;
  readonly broken: readonly BrokenOverride[];
}

/** Splits what is stored for a language into what is shown and what is broken, which the default stands in for. */
export function checkOverrides(
  language: Language,
  stored: unknown,
  formerKeys: Readonly<Record<string, string | null>> = FORMER_KEYS,
): CheckedOverrides {
  const shown = new Map<string, string>();
  const broken: BrokenOverride[] = [];
  const entries = Object.entries(isRecord(stored) ? stored : {});
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [storedKey, value] of entries) {
    const key = formerKeys[storedKey] ?? storedKey;
    const text = typeof value === 'string' ? value : '';
    const original = DEFAULT_MESSAGES.get(key)?.text[language];
    const fault =
      original === undefined ? ('unknown-key' as const) : findOverrideFault(original, text);
    if (fault) broken.push({ key: storedKey, language, text, fault });
    // What stands under the key of today is newer than what stands under a former one.
    else if (key === storedKey || !shown.has(key)) shown.set(key, text);
  }
  return { shown: Object.fromEntries(shown), broken };
}
