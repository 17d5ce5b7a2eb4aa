import { z } from 'zod';
import { call } from '../../call.ts';
import {
  calendar,
  calendarQuery,
  pageCollisions,
  plannedPage,
  plannedSale,
  salePeriod,
} from '../entities/calendar.ts';

/** Everything with a beginning or an end, from all parts of the shop. */
export const calendarCalls = {
  getCalendar: call({
    method: 'GET',
    group: 'Pages',
    caller: 'operator',
    permission: 'content:read',
    path: '/admin/api/v1/calendar',
    summary:
      'Pages, tests of pages, sales, scheduled prices, banners and marketing of a period with their collisions, as the role may read',
    query: calendarQuery,
    response: calendar,
  }),
  findPageCollisions: call({
    method: 'GET',
    group: 'Pages',
    caller: 'operator',
    permission: 'content:read',
    path: '/admin/api/v1/calendar/page-collisions',
    summary:
      'What is planned for the same page and target at the time of a publication, and tests of the page; without a time, what is shown now',
    query: plannedPage,
    response: pageCollisions,
  }),
  listSalesOfPeriod: call({
    method: 'GET',
    group: 'Pages',
    caller: 'operator',
    permission: 'catalogue:read',
    path: '/admin/api/v1/calendar/sales',
    summary: 'The sales of a period with their products; two that share a product collide',
    query: salePeriod,
    response: z.object({ sales: z.array(plannedSale) }),
  }),
};
