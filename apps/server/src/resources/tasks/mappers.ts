import type { Reward, Task, TaskGroup } from '@vitrine/contract';
import { chinaWeekStart, type Language, toChinaIsoDate } from '@vitrine/kit';
import { mapRewardPreview } from '../rewards/mappers.ts';
import type { RewardDefinitionRow, RewardRow } from '../rewards/queries.ts';
import type { ActivityEntryRow, ActivityRow, TaskRow } from './queries.ts';
import { countStreak } from './rules.ts';

/** The texts of a promised reward, or null without one. */
export const mapPromisedReward = (
  definitions: ReadonlyMap<string, RewardDefinitionRow>,
  id: string | null,
  language: Language,
) => {
  const definition = id === null ? undefined : definitions.get(id);
  return definition ? mapRewardPreview(definition, language) : null;
};

export interface TaskState {
  progress: number;
  granted: Pick<RewardRow, 'id' | 'status'> | undefined;
  reward: ReturnType<typeof mapPromisedReward>;
}

function getTaskStatus(goal: number, { progress, granted }: TaskState): Task['status'] {
  if (granted) return isClaimed(granted.status) ? 'claimed' : 'done';
  return progress >= goal ? 'done' : 'open';
}

const isClaimed = (status: Reward['status']) => status !== 'claimable';

export const mapTaskToResponse = (row: TaskRow, state: TaskState, language: Language): Task => ({
  id: row.id,
  kind: row.kind,
  name: row.name[language],
  description: row.description[language],
  path: row.path,
  activityId: row.activity_id,
  progress: state.granted ? row.goal : state.progress,
  goal: row.goal,
  status: getTaskStatus(row.goal, state),
  reward: state.reward,
  rewardId: state.granted?.id ?? null,
});

export function mapClockInToResponse(
  activity: ActivityRow,
  entries: readonly ActivityEntryRow[],
  reward: ReturnType<typeof mapPromisedReward>,
  now: number,
): TaskGroup['clockIn'] {
  const days = entries
    .filter(({ activity_id }) => activity_id === activity.id)
    .map(({ day }) => day);
  const monday = toChinaIsoDate(chinaWeekStart(now));
  return {
    activityId: activity.id,
    streak: countStreak(days, now),
    goal: activity.goal,
    isDoneToday: days.includes(toChinaIsoDate(now)),
    days: days.filter((day) => day >= monday).sort(),
    reward,
  };
}
