import { call } from '../../call.ts';
import {
  analyticsEvent,
  analyticsEventQuery,
  analyticsQuery,
  analyticsReport,
} from '../entities/analytics.ts';
import { pageOf } from '../entities/page.ts';

const base = {
  group: 'Analytics',
  caller: 'operator',
  scope: 'shop',
  permission: 'marketing:read',
  method: 'GET',
} as const;

/** Sessions, sales and what led to them, and the events behind each number. */
export const analytics = {
  getAnalytics: call({
    ...base,
    path: '/admin/api/v1/analytics',
    summary:
      'Sessions, funnel, revenue by channel, campaign and module, searches, coupons, cohorts',
    label: ['查看分析', 'Read the analytics'],
    query: analyticsQuery,
    response: analyticsReport,
  }),
  listAnalyticsEvents: call({
    ...base,
    path: '/admin/api/v1/analytics/events',
    summary: 'The events that a number of the report counts, the newest first',
    label: ['查看分析事件', 'List events of the analytics'],
    query: analyticsEventQuery,
    response: pageOf(analyticsEvent),
  }),
};
