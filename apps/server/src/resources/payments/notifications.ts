import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import {
  NOTIFYING_PROVIDERS,
  type NotifyingProvider,
  PAYMENT_NOTIFICATION_PATHS,
} from '../../providers/payments/payment-providers.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { PaymentDeps } from './deps.ts';
import { type NotificationResult, receiveNotification } from './receive-notification.ts';

const MAX_BYTES = 64 * 1024;
const REJECTED: ReadonlySet<NotificationResult> = new Set(['unknown', 'mismatch']);

type RejectionReason = 'signature' | 'later' | Extract<NotificationResult, 'unknown' | 'mismatch'>;
interface NotificationReplies {
  readonly done: object | string;
  readonly rejected: (reason: RejectionReason) => object | string;
}

const WECHAT_REPLIES: NotificationReplies = {
  done: { code: 'SUCCESS', message: 'OK' },
  rejected: (message) => ({ code: 'FAIL', message }),
};

/** The exact replies that each provider expects. Without them it sends the notification again. */
const REPLIES: Readonly<Record<NotifyingProvider, NotificationReplies>> = {
  wechat: WECHAT_REPLIES,
  test: WECHAT_REPLIES,
  alipay: { done: 'success', rejected: () => 'fail' },
  douyin: {
    done: { err_no: 0, err_tips: 'success' },
    rejected: (reason) => ({ err_no: 1, err_tips: reason }),
  },
};

const REJECTION_STATUS: Readonly<Record<RejectionReason, number>> = {
  signature: 401,
  later: 503,
  unknown: 400,
  mismatch: 400,
};

/**
 * Registers the routes on which providers report payments and refunds. They repeat a notification until
 * it is acknowledged. The signature covers the raw bytes, so bodies are not parsed here.
 */
export function registerPaymentNotifications(app: FastifyInstance, deps: PaymentDeps): void {
  /** Returns why the notification was rejected, or undefined when it was accepted. */
  async function handleNotification(
    provider: NotifyingProvider,
    headers: IncomingHttpHeaders,
    bytes: Buffer,
  ) {
    try {
      const notification = await deps.providers.payments[provider].readNotification(headers, bytes);
      const result = await receiveNotification(provider, notification, deps);
      return REJECTED.has(result) ? (result as RejectionReason) : undefined;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.fault !== 'refused') return 'later';
      deps.logError({ provider, code: error.code }, 'payment notification rejected');
      return 'signature';
    }
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_, body: Buffer, done) => done(null, body),
    );
    for (const provider of NOTIFYING_PROVIDERS)
      scope.post(PAYMENT_NOTIFICATION_PATHS[provider], async ({ headers, body }, reply) => {
        const reason = await handleNotification(
          provider,
          headers,
          Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        );
        const { done, rejected } = REPLIES[provider];
        reply.header('cache-control', 'no-store');
        return reason
          ? reply.code(REJECTION_STATUS[reason]).send(rejected(reason))
          : reply.send(done);
      });
  });
}
