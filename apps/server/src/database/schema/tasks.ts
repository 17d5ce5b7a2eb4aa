import type { Localised } from '@vitrine/kit';
import type { ColumnType, Generated } from 'kysely';
import type { BigId, Json, Time, TimeOrNull } from './columns.ts';

export interface ActivitiesTable {
  id: string;
  kind: 'clock-in' | 'sharing' | 'boost' | 'page-view';
  name: Json<Localised>;
  path: string;
  starts_at: Time;
  ends_at: Time;
  goal: Generated<number>;
  min_seconds: Generated<number>;
  boosts_per_day: Generated<number>;
  reward_id: string | null;
  goal_reward_id: string | null;
  version: Generated<number>;
  paused_at: TimeOrNull;
  archived_at: TimeOrNull;
}

export interface PageViewsTable {
  shopper_id: BigId;
  activity_id: string;
  opened_at: Time;
}

export interface ActivityEntriesTable {
  activity_id: string;
  shopper_id: BigId;
  key: string;
  day: string;
  done_at: Time;
}

export interface TaskGroupsTable {
  id: string;
  name: Json<Localised>;
  renews: 'daily' | 'weekly' | 'never';
  clock_in_id: string | null;
  starts_at: Time;
  ends_at: Time;
  position: Generated<number>;
  version: Generated<number>;
  paused_at: TimeOrNull;
  archived_at: TimeOrNull;
}

export interface TasksTable {
  id: string;
  group_id: string;
  kind: 'clock-in' | 'sharing' | 'boost' | 'page-view' | 'order' | 'questionnaire';
  name: Json<Localised>;
  description: Json<Localised>;
  path: string | null;
  activity_id: string | null;
  questionnaire_id: string | null;
  goal: number;
  reward_id: string | null;
  position: Generated<number>;
  version: Generated<number>;
  paused_at: TimeOrNull;
  archived_at: TimeOrNull;
}

export interface SpendingTiersTable {
  id: string;
  amount: ColumnType<string, number, number>;
  reward_id: string;
  version: Generated<number>;
  archived_at: TimeOrNull;
}
