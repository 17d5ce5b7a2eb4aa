import type { Handlers, payments } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { CallContexts, ShopperContext } from '../../http/context.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { findCheckoutItems } from '../checkout/queries.ts';
import { refuseCheckout } from '../checkout/refuse.ts';
import { checkPayment, closePayment } from './check.ts';
import { houseOf, type PaymentDeps } from './deps.ts';
import {
  findOrderOf,
  findOrderOfCheckout,
  findOwnPayment,
  findPayer,
  type PaymentRecord,
} from './queries.ts';
import { refusePayment } from './refuse.ts';
import { descriptionOf, numberOf, paymentIn } from './rules.ts';
import { startPayment } from './start.ts';

type Calls = typeof payments;

/** What a shopper is missing whom the house of a channel does not know. */
const LOGIN_NEEDED = {
  'messaging-oa': 'messaging-needed',
  minip: 'messaging-needed',
  alimp: 'alipay-needed',
  ttmp: 'douyin-needed',
} as const;

/** What the page needs to let the shopper pay. */
async function begin(payment: PaymentRecord, deps: PaymentDeps, language: Language) {
  const payer = await findPayer(deps.db, payment.shopper_id, payment.channel);
  const items = await findCheckoutItems(deps.db, payment.checkout_order_id);
  try {
    return await houseOf(payment, deps).begin({
      number: numberOf(payment.id),
      paymentId: payment.id,
      description: descriptionOf(items),
      amount: Number(payment.amount),
      currency: payment.currency,
      channel: payment.channel,
      payer,
      expiresAt: payment.expires_at,
      returnPath: payment.return_path,
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.code === 'PAYER_UNKNOWN')
      throw refusePayment(LOGIN_NEEDED[payment.channel], language);
    deps.onTrouble({ fault: error.fault, code: error.code }, 'a payment could not begin');
    throw refusePayment('payment-unavailable', language);
  }
}

export function paymentHandlers(deps: PaymentDeps): Handlers<Calls, CallContexts> {
  const { db } = deps;

  async function find(id: string, shopperId: string, language: Language) {
    const payment = await findOwnPayment(db, id, shopperId);
    if (!payment) throw refusePayment('payment-not-found', language);
    return payment;
  }

  const told = async (payment: PaymentRecord, language: Language) =>
    paymentIn(payment, (await findOrderOf(db, payment.id))?.id ?? null, language);

  /** The payment, while money may still come of it. */
  async function findPending(id: string, { shopperId, language }: ShopperContext) {
    const payment = await find(id, shopperId, language);
    if (payment.status === 'pending') return payment;
    throw (await findOrderOfCheckout(db, payment.checkout_order_id))
      ? refuseCheckout('checkout-placed', language)
      : refusePayment('payment-over', language);
  }

  return {
    async startPayment({ body }, context) {
      const { shopperId, language } = context;
      const { paymentId, replacedId } = await startPayment(body, context, deps);
      if (replacedId) await closePayment(await find(replacedId, shopperId, language), deps);
      const payment = await findPending(paymentId, context);
      const parameters = await begin(payment, deps, language);
      // Another attempt may have been paid while the house was told of this one.
      const begun = await findPending(paymentId, context).catch(async (refusal) => {
        await closePayment(payment, deps);
        throw refusal;
      });
      return { ...paymentIn(begun, null, language), parameters };
    },

    async getPayment({ params }, { shopperId, language }) {
      await checkPayment(await find(params.id, shopperId, language), deps);
      return told(await find(params.id, shopperId, language), language);
    },
  };
}
