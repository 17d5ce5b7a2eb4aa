import type { MyCampaign, Task, TaskGroup } from '@vitrine/contract';
import { chinaDate, chinaWeekStart, clamp, DAY_MS } from '@vitrine/kit';

type ClockIn = NonNullable<TaskGroup['clockIn']>;

export interface WeekDay {
  date: string;
  state: 'done' | 'now' | 'missed' | 'ahead';
  /** On this day the streak would reach its goal, if no day is left out. */
  isGift: boolean;
}

const DAYS_A_WEEK = 7;

/** Monday to Sunday of this week in Beijing, as the strip shows it. */
export function weekOf({ days, streak, goal, isDoneToday }: ClockIn, now: number): WeekDay[] {
  const monday = chinaWeekStart(now);
  const today = chinaDate(now);
  const ahead = goal - (streak % goal);
  const isJustReached = isDoneToday && streak > 0 && streak % goal === 0;
  const giftDay = isJustReached ? now : now + (isDoneToday ? ahead : ahead - 1) * DAY_MS;
  return Array.from({ length: DAYS_A_WEEK }, (_, index) => {
    const date = chinaDate(monday + index * DAY_MS);
    const isDone = days.includes(date);
    const open = date === today ? 'now' : date < today ? 'missed' : 'ahead';
    return { date, state: isDone ? 'done' : open, isGift: date === chinaDate(giftDay) };
  });
}

/** How much of a task is done, from 0 to 1. */
export const shareOf = ({ progress, goal }: Pick<Task, 'progress' | 'goal'>): number =>
  clamp(progress / goal, 0, 1);

export type TaskAct = 'claim' | 'claimed' | 'done' | 'invite' | 'go' | 'none';

/** What there is to do about a task. */
export function actOf({ status, rewardId, kind, activityId, path }: Task): TaskAct {
  if (status === 'claimed') return 'claimed';
  if (status === 'done') return rewardId ? 'claim' : 'done';
  if (activityId && (kind === 'sharing' || kind === 'boost')) return 'invite';
  return path ? 'go' : 'none';
}

export type CampaignAct = 'take-part' | 'gather' | 'complete' | 'upcoming' | 'over';

/** What there is to do about a campaign. */
export function campaignActOf({ status, enrollment, share }: MyCampaign): CampaignAct {
  if (share?.isComplete) return 'complete';
  if (status === 'upcoming') return 'upcoming';
  if (status === 'ended') return 'over';
  return enrollment.isEnrolled ? 'gather' : 'take-part';
}

/** A place for each friend that is needed, taken in the order they came. */
export const placesOf = ({ boostsNeeded, boosters }: NonNullable<MyCampaign['share']>) =>
  Array.from({ length: boostsNeeded }, (_, at) => ({ place: at + 1, name: boosters[at]?.name }));

/** The activities by which a friend may be helped. */
export const boostActivities = (groups: readonly TaskGroup[]): string[] =>
  groups
    .flatMap(({ tasks }) => tasks)
    .flatMap(({ kind, activityId }) => (kind === 'boost' && activityId ? [activityId] : []));

export interface Reading {
  activityId: string;
  since: number;
}

/** What was noted when the shopper left to read; anything else was nothing. */
export function parseReading(text: string | null): Reading | undefined {
  if (!text) return undefined;
  const [activityId = '', since] = text.split('@');
  const begun = Number(since);
  return activityId && Number.isFinite(begun) ? { activityId, since: begun } : undefined;
}

const SECOND_MS = 1000;
const MOST_SECONDS = 86_400;

/** For how long somebody has been away reading. */
export const secondsSince = ({ since }: Reading, now: number): number =>
  clamp(Math.floor((now - since) / SECOND_MS), 0, MOST_SECONDS);
