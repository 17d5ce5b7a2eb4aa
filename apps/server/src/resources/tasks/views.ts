import type { Reward, Task, TaskGroup } from '@vitrine/contract';
import { chinaDate, chinaWeekStart, type Language } from '@vitrine/kit';
import type { DefinitionRow, RewardRow } from '../rewards/queries.ts';
import { previewOf } from '../rewards/views.ts';
import type { ActivityRow, EntryRow, TaskRow } from './queries.ts';
import { streakOf } from './rules.ts';

/** A reward in words, or none when none is promised. */
export const promised = (
  definitions: ReadonlyMap<string, DefinitionRow>,
  id: string | null,
  language: Language,
) => {
  const definition = id === null ? undefined : definitions.get(id);
  return definition ? previewOf(definition, language) : null;
};

export interface TaskState {
  progress: number;
  given: Pick<RewardRow, 'id' | 'status'> | undefined;
  reward: ReturnType<typeof promised>;
}

function statusOf(goal: number, { progress, given }: TaskState): Task['status'] {
  if (given) return isClaimed(given.status) ? 'claimed' : 'done';
  return progress >= goal ? 'done' : 'open';
}

const isClaimed = (status: Reward['status']) => status !== 'claimable';

export const taskView = (row: TaskRow, state: TaskState, language: Language): Task => ({
  id: row.id,
  kind: row.kind,
  name: row.name[language],
  description: row.description[language],
  path: row.path,
  activityId: row.activity_id,
  progress: state.given ? row.goal : state.progress,
  goal: row.goal,
  status: statusOf(row.goal, state),
  reward: state.reward,
  rewardId: state.given?.id ?? null,
});

export function clockInView(
  activity: ActivityRow,
  entries: readonly EntryRow[],
  reward: ReturnType<typeof promised>,
  now: number,
): TaskGroup['clockIn'] {
  const days = entries
    .filter(({ activity_id }) => activity_id === activity.id)
    .map(({ day }) => day);
  const monday = chinaDate(chinaWeekStart(now));
  return {
    activityId: activity.id,
    streak: streakOf(days, now),
    goal: activity.goal,
    isDoneToday: days.includes(chinaDate(now)),
    days: days.filter((day) => day >= monday).sort(),
    reward,
  };
}
