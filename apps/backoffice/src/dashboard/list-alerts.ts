import type { Dashboard, WaitingQueue } from '@vitrine/contract/admin';
import { getOverdueHref, getStockHref } from './waiting-links.ts';

export type AlertKind =
  | 'refundsFailed'
  | 'stockNegative'
  | 'webhooksFailed'
  | 'webhooksPaused'
  | 'messagesFailed'
  | 'eventsFailed'
  | 'jobsFailed';

/** Something that an operator should look at, with the list that shows it. */
export type DashboardAlert = {
  readonly key: string;
  readonly count: number;
  readonly href: string;
} & (
  | { readonly kind: AlertKind }
  | { readonly kind: 'overdue' | 'waiting'; readonly queue: WaitingQueue; readonly step: string }
);

const listOverdue = ({ waiting }: Dashboard): DashboardAlert[] =>
  waiting.map(({ queue, step, overdue }) => ({
    kind: queue === 'page-reviews' ? 'waiting' : 'overdue',
    key: `${queue}.${step}`,
    queue,
    step,
    count: overdue,
    href: getOverdueHref(queue, step),
  }));

const listFailures = ({
  refunds,
  stock,
  webhooks,
  messages,
  jobs,
}: Dashboard): [AlertKind, number | undefined, string][] => [
  ['refundsFailed', refunds?.failed.count, '/money/refunds?status=failed'],
  ['stockNegative', stock?.negative, getStockHref('over-reserved')],
  ['webhooksFailed', webhooks?.failed, '/webhooks?status=failed'],
  ['webhooksPaused', webhooks?.pausedEndpoints, '/webhooks'],
  ['messagesFailed', messages?.failed, '/messages?status=failed'],
  ['eventsFailed', messages?.failedEvents, '/failed-events'],
  ['jobsFailed', jobs?.failed, '/jobs?state=failed'],
];

/** What is overdue or has failed, as far as the operator may see it. */
export const listAlerts = (dashboard: Dashboard): DashboardAlert[] =>
  [
    ...listOverdue(dashboard),
    ...listFailures(dashboard).map(([kind, count = 0, href]): DashboardAlert => {
      return { kind, key: kind, count, href };
    }),
  ].filter(({ count }) => count > 0);

/** The counts at the operator's last look, by the alert's key. */
export type SeenCounts = Readonly<Record<string, number>>;

/** How many of an alert have come since the last look. */
export const countNew = ({ key, count }: DashboardAlert, seen: SeenCounts): number =>
  Math.max(0, count - (seen[key] ?? 0));

export const toSeenCounts = (alerts: readonly DashboardAlert[]): SeenCounts =>
  Object.fromEntries(alerts.map(({ key, count }) => [key, count]));
