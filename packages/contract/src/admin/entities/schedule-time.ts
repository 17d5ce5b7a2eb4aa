import { utcDateTime } from '../../entities/common.ts';

/** Years that the database can store, and in which a shop may sell. */
export const scheduleTime = utcDateTime.refine((time) => time >= '2000' && time < '2200', {
  message: 'must be between the years 2000 and 2200',
});

interface Schedule {
  readonly startsAt: string;
  readonly endsAt: string | null;
}

/** The rule that a schedule ends after it has begun. */
export const scheduleEnd = {
  isAfterStart: ({ startsAt, endsAt }: Schedule): boolean =>
    endsAt === null || Date.parse(endsAt) > Date.parse(startsAt),
  problem: { path: ['endsAt'], message: 'must be after startsAt' },
};
