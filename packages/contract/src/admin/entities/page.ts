import { z } from 'zod';
import { queryInt } from '../../entities/common.ts';

const MAX_SIZE = 200;
const DEFAULT_SIZE = 50;

/** The part of a query that chooses a page of a list. */
export const pageQuery = {
  cursor: z.string().max(400).optional().meta({ description: 'nextCursor of the page before' }),
  size: queryInt(1, MAX_SIZE).default(DEFAULT_SIZE),
};

/** One page of a list. `nextCursor` is null on the last page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() });

/** The number of a row's last change; a change names the one that it was made from, in `if-match`. */
export const version = z.int().min(1);
