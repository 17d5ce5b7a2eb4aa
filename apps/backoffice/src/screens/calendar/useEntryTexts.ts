import type { CalendarEntry, CalendarKind } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { languageNames } from '../../language/language-names.ts';
import { useFormat } from '../../language/useFormat.ts';
import { findItemType } from '../marketing/item-types.ts';
import { useTargetParts } from '../pages/useTargetText.ts';
import { calendarMessages } from './messages.ts';

/** What the parts of an entry are called, in words that also make its name for screen readers. */
export function useEntryTexts(entries: readonly CalendarEntry[]) {
  const texts = useMessages(calendarMessages);
  const languageTexts = useMessages(languageNames);
  const { language } = useLanguage();
  const listParts = useTargetParts();
  const format = useFormat();
  const nameKind = (kind: CalendarKind): string => {
    if (kind === 'page') return texts.page;
    if (kind === 'page-test') return texts.pageTest;
    if (kind === 'sale') return texts.sale;
    if (kind === 'scheduled-price') return texts.scheduledPrice;
    return findItemType(kind)?.title[language] ?? kind;
  };
  const nameOf = ({ name, products }: CalendarEntry) =>
    products !== null && products > 1 ? formatMessage(texts.products, { count: products }) : name;
  const nameTarget = (entry: CalendarEntry) =>
    [entry.language && languageTexts[entry.language], entry.place, ...listParts(entry)]
      .filter(Boolean)
      .join(' · ') || texts.everyone;
  const nameCollision = ({ collidesWith }: CalendarEntry) => {
    if (collidesWith.length === 0) return '';
    const names = collidesWith.map((key) => {
      const other = entries.find((one) => one.key === key);
      return other ? `“${nameOf(other)}”` : key;
    });
    return formatMessage(texts.collidesWith, { names: names.join(', ') });
  };
  const nameFrom = ({ startsAt }: CalendarEntry) =>
    startsAt === null ? texts.sinceEver : format.dateTime(startsAt);
  const nameTo = ({ endsAt }: CalendarEntry) =>
    endsAt === null ? texts.forEver : format.dateTime(endsAt);
  /** All of it in one sentence, beginning with what is seen. */
  const describe = (entry: CalendarEntry, seen: string) =>
    [
      seen,
      nameTarget(entry),
      formatMessage(texts.weekOf, { from: nameFrom(entry), to: nameTo(entry) }),
      entry.isPaused ? texts.paused : '',
      nameCollision(entry),
    ]
      .filter(Boolean)
      .join('; ');
  return { nameKind, nameOf, nameTarget, nameCollision, nameFrom, nameTo, describe };
}

export type EntryTexts = ReturnType<typeof useEntryTexts>;
