import { z } from 'zod';
import { codeId, utcDateTime } from '../../entities/common.ts';
import { chinaDay } from './money.ts';
import { version } from './page.ts';

const EARLIEST = '2000-01-01';
const LATEST = '2100-01-01';

/** A text that is still being written: a language may be empty until the item is resumed. */
export const draftText = (maxLength: number) =>
  z.object({
    'zh-CN': z.string().trim().max(maxLength).default(''),
    'en-US': z.string().trim().max(maxLength).default(''),
  });

/** The years that the database and calendars agree on. */
const isPlannable = (time: string) => time >= EARLIEST && time < LATEST;
const unplannable = { message: `must be from ${EARLIEST} until ${LATEST}` };

export const plannedTime = utcDateTime.refine(isPlannable, unplannable);
/** A day of a plan in Beijing. */
export const plannedDay = chinaDay.refine(isPlannable, unplannable);

export const positionInList = z.int().min(-10_000).max(10_000).default(0);

/** A limit that may be absent. */
export const limitOrNone = z.int().min(1).max(1_000_000_000).nullable().default(null);

/** Where an item is in its life. A paused or archived item has no effect in the shop, and an archived one stays so. */
export const managedState = z.enum(['paused', 'upcoming', 'running', 'ended', 'archived']);

/** What the server adds to every item that operators manage. */
export const managedFields = { version, state: managedState };

/** Something that an operator should correct. An error keeps the item paused, a warning does not. */
export const foundProblem = z
  .object({
    code: codeId,
    severity: z.enum(['error', 'warning']),
    field: z.string().meta({ example: 'prizes.0.rewardId' }),
    message: z.object({ 'zh-CN': z.string(), 'en-US': z.string() }),
  })
  .meta({ id: 'FoundProblem' });
export type FoundProblem = z.infer<typeof foundProblem>;

export const checkResult = z
  .object({ problems: z.array(foundProblem) })
  .meta({ id: 'CheckResult' });

export const itemCounts = z
  .object({ counts: z.record(z.string(), z.int()) })
  .meta({ id: 'ItemCounts', description: 'How often each thing happened, by its name' });

/** What became of an item that an operator deleted. */
export const itemRemoval = z.object({ outcome: z.enum(['deleted', 'archived']) }).meta({
  id: 'ItemRemoval',
  description: 'An item that was used is archived, and any other deleted',
});

/** The message of a rule about two fields. */
export const fieldRule = (field: string, message: string) => ({ path: [field], message });
