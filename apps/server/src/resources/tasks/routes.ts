import type { Handlers, tasks } from '@vitrine/contract';
import type { HandlerContexts } from '../../http/handler-context.ts';
import { rewardHandlers } from '../rewards/routes.ts';
import { activityHandlers } from './activity-routes.ts';
import type { TaskDeps } from './deps.ts';
import { listTaskGroups } from './list-task-groups.ts';
import { calculateOrderStatistics } from './order-statistics.ts';

export const taskHandlers = (deps: TaskDeps): Handlers<typeof tasks, HandlerContexts> => ({
  ...activityHandlers(deps),
  ...rewardHandlers(deps),
  listMyTaskGroups: (_, { shopperId, language }) =>
    listTaskGroups(deps.db, { shopperId, language, now: deps.now() }),
  getMyOrderStatistics: (_, { shopperId, language }) =>
    calculateOrderStatistics(deps.db, { shopperId, language, now: deps.now() }),
});
