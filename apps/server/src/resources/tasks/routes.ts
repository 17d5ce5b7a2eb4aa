import type { Handlers, tasks } from '@vitrine/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { CallContexts } from '../../http/context.ts';
import { rewardOrderHandlers } from '../rewards/routes.ts';
import { activityHandlers } from './activities.ts';
import { taskGroupsOf } from './groups.ts';
import { statisticsOf } from './statistics.ts';

export interface TaskDeps {
  db: Kysely<Database>;
  now: () => number;
}

export const taskHandlers = (deps: TaskDeps): Handlers<typeof tasks, CallContexts> => ({
  ...activityHandlers(deps),
  ...rewardOrderHandlers(deps),
  listMyTaskGroups: (_, { shopperId, language }) =>
    taskGroupsOf(deps.db, { shopperId, language, now: deps.now() }),
  getMyOrderStatistics: (_, { shopperId, language }) =>
    statisticsOf(deps.db, { shopperId, language, now: deps.now() }),
});
