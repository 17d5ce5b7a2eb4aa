import { z } from 'zod';
import { codeId, commaList, gender, numericId, utcDateTime } from '../../entities/common.ts';
import { pageArm, pagePlatform, pageVisitor } from '../../entities/content.ts';
import { plannedTime } from './managed.ts';
import { marketingType } from './marketing/items.ts';
import { pageLanguage } from './pages.ts';

const DAY_MS = 86_400_000;
/** The six weeks of a month, and as many again. */
const MAX_DAYS = 100;

/** What has a time in the calendar. */
export const calendarKind = z.enum([
  'page',
  'page-test',
  'sale',
  'scheduled-price',
  'banner',
  ...marketingType.options,
]);
export type CalendarKind = z.infer<typeof calendarKind>;

export const calendarQuery = z
  .object({
    from: plannedTime,
    to: plannedTime,
    kinds: commaList(calendarKind).optional(),
    language: pageLanguage.optional().meta({ description: 'Leaves out pages in other languages' }),
    search: z.string().trim().min(1).max(60).optional(),
    collisions: z.enum(['only']).optional(),
  })
  .refine(
    ({ from, to }) => {
      const length = Date.parse(to) - Date.parse(from);
      return length > 0 && length <= MAX_DAYS * DAY_MS;
    },
    { path: ['to'], message: `must be after from, at most ${MAX_DAYS} days` },
  );
export type CalendarQuery = z.infer<typeof calendarQuery>;

export const calendarEntry = z
  .object({
    key: z.string().meta({ description: 'The kind and id', example: 'page/12' }),
    kind: calendarKind,
    id: z.string().meta({ description: 'Of what the editor opens: the code of a page' }),
    name: z.string(),
    startsAt: utcDateTime.nullable().meta({ description: 'Null: since ever' }),
    endsAt: utcDateTime.nullable().meta({ description: 'Null: for ever' }),
    isPaused: z.boolean(),
    language: pageLanguage.nullable(),
    country: z.string().nullable(),
    gender: gender.nullable(),
    benefit: z.string().nullable(),
    platform: pagePlatform.nullable(),
    visitor: pageVisitor.nullable(),
    arm: pageArm.nullable(),
    place: z.string().nullable().meta({ description: 'Where a banner is shown' }),
    products: z.int().nullable().meta({ description: 'How many products have this price' }),
    collidesWith: z.array(z.string()).meta({ description: 'The keys of what gets in its way' }),
  })
  .meta({ id: 'CalendarEntry' });
export type CalendarEntry = z.infer<typeof calendarEntry>;

export const calendar = z
  .object({
    entries: z.array(calendarEntry),
    isComplete: z.boolean().meta({ description: 'False: there is more than could be listed' }),
  })
  .meta({ id: 'Calendar' });
export type Calendar = z.infer<typeof calendar>;

const isInOrder = ({
  startsAt,
  endsAt,
}: {
  readonly startsAt?: string | undefined;
  readonly endsAt?: string | undefined;
}) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt);
const afterStart = { path: ['endsAt'], message: 'must be after its start' };

/** A page that is about to be published. */
export const plannedPage = z
  .object({
    page: codeId,
    language: pageLanguage,
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be the two letters of a country')
      .optional(),
    gender: gender.optional(),
    benefit: codeId.optional(),
    platform: pagePlatform.optional(),
    visitor: pageVisitor.optional(),
    arm: pageArm.optional(),
    startsAt: plannedTime.optional().meta({ description: 'Absent: now' }),
    endsAt: plannedTime.optional().meta({ description: 'Absent: for ever' }),
  })
  .refine(isInOrder, afterStart);
export type PlannedPage = z.infer<typeof plannedPage>;

export const pageCollisions = z
  .object({ collisions: z.array(calendarEntry) })
  .meta({ id: 'PageCollisions' });

export const salePeriod = z
  .object({
    startsAt: plannedTime,
    endsAt: plannedTime,
    except: numericId.optional().meta({ description: 'The sale that is being edited' }),
  })
  .refine(isInOrder, afterStart);
export type SalePeriod = z.infer<typeof salePeriod>;

/** A sale as far as it may get in the way of another one at the same time. */
export const plannedSale = z
  .object({
    id: numericId,
    name: z.string(),
    startsAt: utcDateTime,
    endsAt: utcDateTime,
    productIds: z.array(numericId),
  })
  .meta({ id: 'PlannedSale' });
export type PlannedSale = z.infer<typeof plannedSale>;
