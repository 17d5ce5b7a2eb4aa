import { LANGUAGES, toChinaIsoDate, WEEK_MS } from '@vitrine/kit';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { listWeeks, VIEWS, type View } from './china-range.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What the URL says: the view, its day and the filters, so that all of it can be shared. */
export function useCalendarChoice() {
  const [params, setParams] = useSearchParams();
  const today = toChinaIsoDate(Date.now());
  const view: View = VIEWS.find((one) => one === params.get('view')) ?? 'month';
  const asked = params.get('day') ?? '';
  const day = DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const weeks = useMemo(() => listWeeks(view, day), [view, day]);
  const [first = 0] = weeks;
  const read = (name: string) => params.get(name) || undefined;
  const filters = {
    kinds: read('kinds'),
    language: LANGUAGES.find((one) => one === read('language')),
    search: read('search'),
    collisions: read('collisions') === 'only' ? ('only' as const) : undefined,
  };
  const period = {
    from: new Date(first).toISOString(),
    to: new Date((weeks.at(-1) ?? first) + WEEK_MS).toISOString(),
  };
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      for (const [key, value] of Object.entries(changes)) {
        if (value) next.set(key, value);
        else next.delete(key);
      }
      return next;
    });
  return { view, day, today, weeks, period, filters, change };
}
