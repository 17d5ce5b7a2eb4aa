import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CatalogueStatus } from '../catalogue/live-catalogue.ts';
import type { ResponseCacheStats } from '../http/response-cache.ts';

interface WatchedDatabase {
  pool: Pool;
  notificationSilenceMs: () => number;
  clockSkewMs: () => number;
}

/** From a cached response to a request that the shopper gives up on. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** A gauge whose value is read when the metrics are collected. */
function gauge(registry: Registry, name: string, help: string, read: () => number) {
  return new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

function createRequestObserver(registry: Registry) {
  const histogram = new Histogram({
    name: 'vitrine_request_seconds',
    help: 'Request duration by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });
  const observers = new Map<string, (seconds: number) => void>();
  return (request: FastifyRequest, reply: FastifyReply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const key = `${request.method} ${route} ${reply.statusCode}`;
    let observe = observers.get(key);
    if (!observe) {
      const labels = { method: request.method, route, status: reply.statusCode };
      const series = histogram.labels(labels);
      observe = (seconds) => series.observe(seconds);
      observers.set(key, observe);
    }
    observe(reply.elapsedTime / 1000);
  };
}

/** The metrics of an app. Each app has its own registry, so that two in one process do not mix. */
export function createMetrics(options: { process: boolean }) {
  const registry = new Registry();
  if (options.process) collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    registry,
    observeRequest: createRequestObserver(registry),
    skippedModules: counter('vitrine_skipped_modules_total', 'Page modules skipped as invalid', [
      'code',
    ]),
    databaseErrors: counter(
      'vitrine_database_connection_errors_total',
      'Lost connections to the database',
      [],
    ),
    failedOperatorLogIns: counter(
      'vitrine_operator_log_ins_failed_total',
      'Log-ins of operators that failed or had to wait, by method',
      ['method'],
    ),
    // A label `job` would hide behind that of the scraped target.
    jobs: counter('vitrine_jobs_total', 'Jobs by name and outcome', ['name', 'outcome']),
    overdueOrders: new Gauge({
      name: 'vitrine_overdue_merchant_orders',
      help: 'Merchant orders that wait for their merchant too long',
      registers: [registry],
    }),
    overdueFapiao: new Gauge({
      name: 'vitrine_overdue_fapiao',
      help: 'Fapiao that wait for their merchant too long',
      registers: [registry],
    }),
    latePrivacyRequests: new Gauge({
      name: 'vitrine_late_privacy_requests',
      help: 'Privacy requests that are open after their due time',
      registers: [registry],
    }),
    failedEvents: new Gauge({
      name: 'vitrine_failed_events',
      help: 'Events that could not be distributed and wait for an operator',
      registers: [registry],
    }),
    oldestEventSeconds: new Gauge({
      name: 'vitrine_oldest_event_seconds',
      help: 'How long the oldest event waits for its messages and webhook deliveries',
      registers: [registry],
    }),
    deletedMedia: counter('vitrine_deleted_media_files_total', 'Unused media files deleted', [
      'kind',
    ]),
    jobSuccess: new Gauge({
      name: 'vitrine_job_last_success_timestamp_seconds',
      help: 'When this process last completed a job, by name',
      labelNames: ['name'],
      registers: [registry],
    }),
    watchResponseCache(read: () => ResponseCacheStats) {
      gauge(
        registry,
        'vitrine_response_cache_hits',
        'Responses served from the cache',
        () => read().hits,
      );
      gauge(registry, 'vitrine_response_cache_misses', 'Responses computed', () => read().misses);
      gauge(
        registry,
        'vitrine_response_cache_bytes',
        'Bytes of cached responses',
        () => read().bytes,
      );
      gauge(registry, 'vitrine_response_cache_entries', 'Cached responses', () => read().count);
    },
    watchRateLimit(isShared: () => boolean) {
      gauge(
        registry,
        'vitrine_rate_limit_shared',
        'Whether calls are counted together with other processes (1) or by this process alone (0)',
        () => Number(isShared()),
      );
    },
    watchTracking(isStreaming: () => boolean) {
      gauge(
        registry,
        'vitrine_tracking_streaming',
        'Whether tracking events go through NATS (1) or directly to the table (0)',
        () => Number(isStreaming()),
      );
    },
    watchCatalogue(read: () => CatalogueStatus) {
      const name = 'vitrine_catalogue';
      gauge(
        registry,
        `${name}_refreshed_timestamp_seconds`,
        'When the catalogue last read a change',
        () => read().refreshedAt / 1000,
      );
      gauge(
        registry,
        `${name}_stale_seconds`,
        'How long the oldest change has been waiting to be visible',
        () => read().staleMs / 1000,
      );
      gauge(
        registry,
        `${name}_failures`,
        'Failed attempts to read the catalogue since the start',
        () => read().failures,
      );
      gauge(
        registry,
        `${name}_skipped_rows`,
        'Faulty rows that are left out of the catalogue',
        () => read().skippedRows,
      );
      gauge(registry, `${name}_products`, 'Products that are online', () => read().products);
    },
    watchDatabase({ pool, notificationSilenceMs, clockSkewMs }: WatchedDatabase) {
      gauge(
        registry,
        'vitrine_database_notification_silence_seconds',
        'Seconds since the last notification or heartbeat of the database',
        () => notificationSilenceMs() / 1000,
      );
      gauge(
        registry,
        'vitrine_clock_skew_seconds',
        "Seconds by which the process's clock is ahead of the database's",
        () => clockSkewMs() / 1000,
      );
      const name = 'vitrine_database_connections';
      gauge(registry, `${name}_open`, 'Open connections of the pool', () => pool.totalCount);
      gauge(registry, `${name}_idle`, 'Idle connections of the pool', () => pool.idleCount);
      gauge(
        registry,
        `${name}_waiting`,
        'Queries waiting for a connection',
        () => pool.waitingCount,
      );
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
