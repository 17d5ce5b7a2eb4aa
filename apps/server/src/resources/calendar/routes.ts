import type { Handlers } from '@vitrine/contract';
import {
  type CalendarEntry,
  type CalendarKind,
  type CalendarQuery,
  type calendarCalls,
  calendarKind,
  type Permission,
} from '@vitrine/contract/admin';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { bannerDefinition } from '../admin-configuration/banner-definition.ts';
import { marketingDefinitions } from '../admin-marketing/definitions.ts';
import { findPriceEntries, findSaleEntries, findSalesOfPeriod } from './catalogue-entries.ts';
import type { CalendarPeriod } from './entry.ts';
import { findItemEntries } from './item-entries.ts';
import { findPageCollisions, findPageEntries } from './page-entries.ts';

interface CalendarDeps {
  readonly db: Kysely<Database>;
  readonly now: () => number;
}

/** More of one kind than anybody can read in a calendar. */
const MAX_OF_KIND = 300;
/** More than anybody needs to see that a time is taken. */
const MAX_COLLISIONS = 20;
const MAX_SALES = 50;

/** What an operator must be allowed to read to see a kind. */
function getPermission(kind: CalendarKind): Permission {
  if (kind === 'page' || kind === 'page-test' || kind === 'banner') return 'content:read';
  return kind === 'sale' || kind === 'scheduled-price' ? 'catalogue:read' : 'marketing:read';
}

async function findEntries(
  db: Kysely<Database>,
  kind: CalendarKind,
  period: CalendarPeriod,
): Promise<CalendarEntry[]> {
  if (kind === 'page' || kind === 'page-test') return findPageEntries(db, kind, period);
  if (kind === 'sale') return findSaleEntries(db, period);
  if (kind === 'scheduled-price') return findPriceEntries(db, period);
  const definition = kind === 'banner' ? bannerDefinition : marketingDefinitions[kind];
  return findItemEntries(db, kind, definition, period);
}

/** Filters what is listed after collisions are known, so that an entry never hides its collision. */
function matches({ language, search, collisions }: CalendarQuery, entry: CalendarEntry): boolean {
  const words = `${entry.name} ${entry.id}`.toLowerCase();
  return (
    (language === undefined || entry.language === null || entry.language === language) &&
    (search === undefined || words.includes(search.toLowerCase())) &&
    (collisions === undefined || entry.collidesWith.length > 0)
  );
}

const byStart = (one: CalendarEntry, other: CalendarEntry) =>
  (one.startsAt ?? '').localeCompare(other.startsAt ?? '') || one.key.localeCompare(other.key);

export const calendarHandlers = ({
  db,
  now,
}: CalendarDeps): Handlers<typeof calendarCalls, HandlerContexts> => ({
  async getCalendar({ query }, context) {
    const kinds = (query.kinds ?? calendarKind.options).filter((kind) =>
      context.operator.permissions.includes(getPermission(kind)),
    );
    const period = {
      from: new Date(query.from),
      to: new Date(query.to),
      size: MAX_OF_KIND,
      language: context.language,
    };
    const found: CalendarEntry[][] = [];
    for (const kind of new Set(kinds)) found.push(await findEntries(db, kind, period));
    const entries = found
      .flatMap((ofKind) => ofKind.slice(0, MAX_OF_KIND))
      .filter((entry) => matches(query, entry))
      .sort(byStart);
    return { entries, isComplete: found.every(({ length }) => length <= MAX_OF_KIND) };
  },
  async findPageCollisions({ query }) {
    const limits = { now: now(), size: MAX_OF_KIND };
    const collisions = await findPageCollisions(db, query, limits);
    return { collisions: collisions.slice(0, MAX_COLLISIONS) };
  },
  async listSalesOfPeriod({ query }, { language }) {
    return { sales: await findSalesOfPeriod(db, query, { language, size: MAX_SALES }) };
  },
});
