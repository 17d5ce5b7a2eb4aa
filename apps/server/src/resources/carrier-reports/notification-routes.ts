import type { FastifyInstance } from 'fastify';
import { CARRIER_NOTIFICATION_PATH } from '../../providers/carriers/port.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { CarrierReportDeps } from './deps.ts';
import { receiveCarrierNotification } from './receive-notification.ts';

const MAX_BYTES = 256 * 1024;

/** The replies that Kuaidi100 expects; without the first it sends the report again. */
const DONE = { result: true, returnCode: '200', message: '成功' };
const REJECTED = { result: false, returnCode: '500', message: '签名或内容有误' };

/** Registers the route on which carriers report. The signature covers the raw form. */
export function registerCarrierNotifications(app: FastifyInstance, deps: CarrierReportDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_, body: string, done) => done(null, body),
    );
    scope.post(CARRIER_NOTIFICATION_PATH, async ({ body }, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        const text = typeof body === 'string' ? body : '';
        const notification = await deps.providers.carriers.readNotification(text);
        await receiveCarrierNotification(deps, notification);
        return reply.send(DONE);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        deps.logError({ code: error.code }, 'carrier notification rejected');
        return reply.code(error.fault === 'absent' ? 404 : 401).send(REJECTED);
      }
    });
  });
}
