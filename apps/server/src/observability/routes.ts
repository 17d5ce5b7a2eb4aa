import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { Readiness, ReadinessReport } from './readiness.ts';

/** The answer of `/readyz`. */
export const toReadinessBody = (readiness: Readiness, { isReady, checks }: ReadinessReport) => ({
  status: isReady ? 'ready' : 'not ready',
  checks,
  states: readiness.describeStates(),
});

/** Registers liveness, readiness and metrics for operators. */
export function registerObservability(
  app: FastifyInstance,
  metrics: Metrics,
  readiness: Readiness,
) {
  app.get('/healthz', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', async (_, reply) => {
    const report = await readiness.report();
    return reply
      .code(report.isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(toReadinessBody(readiness, report));
  });

  app.get('/metrics', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics()),
  );
}
