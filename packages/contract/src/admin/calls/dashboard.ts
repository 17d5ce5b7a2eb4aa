import { call } from '../../call.ts';
import { dashboard } from '../entities/dashboard.ts';

/** What an operator looks at first. */
export const dashboardCalls = {
  getDashboard: call({
    group: 'Dashboard',
    caller: 'operator',
    scope: 'merchant',
    method: 'GET',
    path: '/admin/api/v1/dashboard',
    summary: 'Sales of today, what waits, alarms and failures, each part as the role allows',
    label: ['查看今日概览', 'Read the dashboard'],
    response: dashboard,
  }),
};
