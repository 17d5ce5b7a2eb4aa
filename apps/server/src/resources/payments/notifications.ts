import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import {
  PAYMENT_HOUSES,
  PAYMENT_NOTIFICATIONS,
  type PaymentHouse,
} from '../../providers/payments/houses.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { PaymentDeps } from './deps.ts';
import { type Received, receive } from './receive.ts';

const MAX_BYTES = 64 * 1024;
const DISBELIEVED: ReadonlySet<Received> = new Set(['unknown', 'mismatch']);

type Why = 'signature' | 'later' | Extract<Received, 'unknown' | 'mismatch'>;
interface Answers {
  readonly done: object | string;
  readonly refused: (why: Why) => object | string;
}

/** What each house has to hear word for word, or it tells the same again. */
const ANSWERS: Readonly<Record<PaymentHouse, Answers>> = {
  wechat: {
    done: { code: 'SUCCESS', message: 'OK' },
    refused: (message) => ({ code: 'FAIL', message }),
  },
  alipay: { done: 'success', refused: () => 'fail' },
  douyin: {
    done: { err_no: 0, err_tips: 'success' },
    refused: (why) => ({ err_no: 1, err_tips: why }),
  },
};

const STATUS: Readonly<Record<Why, number>> = {
  signature: 401,
  later: 503,
  unknown: 400,
  mismatch: 400,
};

/**
 * Where the houses tell what became of payments and refunds. They tell again until they hear that they
 * were understood. The very bytes are signed, so they are kept as they come.
 */
export function paymentNotifications(app: FastifyInstance, deps: PaymentDeps): void {
  /** Why it was not taken in; nothing when it was. */
  async function take(house: PaymentHouse, headers: IncomingHttpHeaders, bytes: Buffer) {
    try {
      const news = await deps.providers.payments[house].readNotification(headers, bytes);
      const received = await receive(news, deps);
      return DISBELIEVED.has(received) ? (received as Why) : undefined;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.fault !== 'refused') return 'later';
      deps.onTrouble({ house, code: error.code }, 'a payment notification was refused');
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
    for (const house of PAYMENT_HOUSES)
      scope.post(PAYMENT_NOTIFICATIONS[house], async ({ headers, body }, reply) => {
        const why = await take(house, headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
        const { done, refused } = ANSWERS[house];
        reply.header('cache-control', 'no-store');
        return why ? reply.code(STATUS[why]).send(refused(why)) : reply.send(done);
      });
  });
}
