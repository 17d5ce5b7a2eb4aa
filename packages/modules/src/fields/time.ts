import { parseTime } from '@vitrine/kit';
import { z } from 'zod';

/** A moment. One without a zone is UTC; the editor shows and takes Beijing time. */
export const utcDate = z
  .string()
  .trim()
  .refine((text) => !Number.isNaN(parseTime(text)), 'must be a date and time')
  .meta({ widget: 'time' });
