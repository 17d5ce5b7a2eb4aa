import { call } from '../../call.ts';
import { dashboard } from '../entities/dashboard.ts';

/** What an operator looks at first. */
export const dashboardCalls = {
  getDashboard: call({
    group: 'Dashboard',
    caller: 'operator',
    method: 'GET',
    path: '/admin/api/v1/dashboard',
    summary: 'Sales of today, what waits, alarms and failures, each part as the role allows',
    response: dashboard,
  }),
};
