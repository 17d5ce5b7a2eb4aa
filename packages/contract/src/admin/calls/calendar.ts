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
    scope: 'shop',
    permission: 'content:read',
    path: '/admin/api/v1/calendar',
    summary:
      'Pages, tests of pages, sales, scheduled prices, banners and marketing of a period with their collisions, as the role may read',
    label: ['查看日历', 'Read the calendar'],
    query: calendarQuery,
    response: calendar,
  }),
  findPageCollisions: call({
    method: 'GET',
    group: 'Pages',
    caller: 'operator',
    scope: 'shop',
    permission: 'content:read',
    path: '/admin/api/v1/calendar/page-collisions',
    summary:
      'What is planned for the same page and target at the time of a publication, and tests of the page; without a time, what is shown now',
    label: ['查找排期冲突', 'Find what collides with a page'],
    query: plannedPage,
    response: pageCollisions,
  }),
  listSalesOfPeriod: call({
    method: 'GET',
    group: 'Pages',
    caller: 'operator',
    scope: 'merchant',
    permission: 'catalogue:read',
    path: '/admin/api/v1/calendar/sales',
    summary: 'The sales of a period with their products; two that share a product collide',
    label: ['查看期间特卖', 'List sales of a period'],
    query: salePeriod,
    response: z.object({ sales: z.array(plannedSale) }),
  }),
};
