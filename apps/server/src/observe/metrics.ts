import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerStats } from '../http/answers.ts';

/** From a kept answer to a report that a shopper gives up on. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** A gauge whose value is read when somebody looks. */
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

function watchRequests(registry: Registry) {
  const histogram = new Histogram({
    name: 'vitrine_request_seconds',
    help: 'Time to answer, by route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
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

/** What the shop counts. Each app has its own, so that two in one process do not mix. */
export function createMetrics(options: { process: boolean }) {
  const registry = new Registry();
  if (options.process) collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    registry,
    observeRequest: watchRequests(registry),
    droppedEntries: counter('vitrine_dropped_entries_total', 'Page entries that did not parse', [
      'code',
    ]),
    jobs: counter('vitrine_jobs_total', 'Jobs by name and outcome', ['job', 'outcome']),
    watchAnswers(read: () => AnswerStats) {
      gauge(registry, 'vitrine_answers_hits', 'Answers found kept', () => read().hits);
      gauge(registry, 'vitrine_answers_misses', 'Answers made anew', () => read().misses);
      gauge(registry, 'vitrine_answers_bytes', 'Bytes of kept answers', () => read().bytes);
      gauge(registry, 'vitrine_answers_count', 'Answers kept', () => read().count);
    },
    watchPool(pool: Pool) {
      const name = 'vitrine_database_connections';
      gauge(registry, `${name}_open`, 'Connections of the pool', () => pool.totalCount);
      gauge(registry, `${name}_idle`, 'Connections not in use', () => pool.idleCount);
      gauge(registry, `${name}_waiting`, 'Callers waiting for one', () => pool.waitingCount);
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
