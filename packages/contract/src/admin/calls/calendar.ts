import { call } from '../../call.ts';
import { calendar, calendarQuery } from '../entities/calendar.ts';

/** Everything with a beginning or an end, from all parts of the shop. */
export const calendarCalls = {
  getCalendar: call({
    method: 'GET',
    group: 'Pages',
    caller: 'operator',
    permission: 'content:read',
    path: '/admin/api/v1/calendar',
    summary:
      'Pages, sales, scheduled prices, banners and marketing of a period with their collisions, as the role may read',
    query: calendarQuery,
    response: calendar,
  }),
};
