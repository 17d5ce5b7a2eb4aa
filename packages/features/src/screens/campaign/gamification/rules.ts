import type { MyCampaign, Task, TaskGroup } from '@vitrine/contract';
import { chinaWeekStart, clamp, DAY_MS, toChinaIsoDate } from '@vitrine/kit';

type ClockIn = NonNullable<TaskGroup['clockIn']>;

export interface WeekDay {
  date: string;
  state: 'done' | 'now' | 'missed' | 'ahead';
  /** On this day the streak reaches its goal if no day is missed. */
  isGift: boolean;
}

const DAYS_A_WEEK = 7;

/** Builds the days of this week in China, Monday to Sunday. */
export function buildWeek({ days, streak, goal, isDoneToday }: ClockIn, now: number): WeekDay[] {
  const monday = chinaWeekStart(now);
  const today = toChinaIsoDate(now);
  const daysLeft = goal - (streak % goal);
  const isJustReached = isDoneToday && streak > 0 && streak % goal === 0;
  const giftDay = isJustReached ? now : now + (isDoneToday ? daysLeft : daysLeft - 1) * DAY_MS;
  return Array.from({ length: DAYS_A_WEEK }, (_, index) => {
    const date = toChinaIsoDate(monday + index * DAY_MS);
    const isDone = days.includes(date);
    const open = date === today ? 'now' : date < today ? 'missed' : 'ahead';
    return { date, state: isDone ? 'done' : open, isGift: date === toChinaIsoDate(giftDay) };
  });
}

/** The progress of a task from 0 to 1. */
export const calculateProgress = ({ progress, goal }: Pick<Task, 'progress' | 'goal'>): number =>
  clamp(progress / goal, 0, 1);

export type TaskAction = 'claim' | 'claimed' | 'done' | 'invite' | 'go' | 'none';

/** The next step of a task. */
export function getTaskAction({ status, rewardId, kind, activityId, path }: Task): TaskAction {
  if (status === 'claimed') return 'claimed';
  if (status === 'done') return rewardId ? 'claim' : 'done';
  if (activityId && (kind === 'sharing' || kind === 'boost')) return 'invite';
  return path ? 'go' : 'none';
}

export type CampaignAction = 'take-part' | 'gather' | 'complete' | 'upcoming' | 'over';

/** The next step of a campaign. */
export function getCampaignAction({ status, enrollment, share }: MyCampaign): CampaignAction {
  if (share?.isComplete) return 'complete';
  if (status === 'upcoming') return 'upcoming';
  if (status === 'ended') return 'over';
  return enrollment.isEnrolled ? 'gather' : 'take-part';
}

/** One slot for each friend that is needed, filled in the order in which they helped. */
export const listBoostSlots = ({ boostsNeeded, boosters }: NonNullable<MyCampaign['share']>) =>
  Array.from({ length: boostsNeeded }, (_, index) => ({
    slot: index + 1,
    name: boosters[index]?.name,
  }));

/** The ids of the activities in which friends can help. */
export const listBoostActivityIds = (groups: readonly TaskGroup[]): string[] =>
  groups
    .flatMap(({ tasks }) => tasks)
    .flatMap(({ kind, activityId }) => (kind === 'boost' && activityId ? [activityId] : []));
