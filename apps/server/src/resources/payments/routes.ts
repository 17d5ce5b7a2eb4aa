import type { Handlers, payments } from '@vitrine/contract';
import type { Language } from '@vitrine/kit';
import type { HandlerContexts, ShopperContext } from '../../http/handler-context.ts';
import { PROVIDER_OF_CHANNEL } from '../../providers/payments/payment-providers.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { findOfferedChannels } from '../checkout/find-offered-channels.ts';
import { checkoutProblem } from '../checkout/problems.ts';
import { checkPayment, closePayment } from './check-payment.ts';
import { getPaymentProvider, type PaymentDeps } from './deps.ts';
import { findTransferDetails } from './find-transfer-details.ts';
import { mapPaymentToResponse } from './mappers.ts';
import { paymentProblem } from './problems.ts';
import {
  findOrderOfCheckout,
  findPaymentOfShopper,
  findPaymentToBegin,
  type PaymentRecord,
  type PaymentToBegin,
} from './queries.ts';
import { describePayment, fillReturnPath, toPaymentNumber } from './rules.ts';
import { type PaymentRequest, startPayment } from './start-payment.ts';

type Calls = typeof payments;

/** The problem of a shopper who has no account with the provider of a channel. */
const LOGIN_PROBLEMS = {
  wechat: 'messaging-needed',
  alipay: 'alipay-needed',
  douyin: 'douyin-needed',
  test: 'payment-unavailable',
  transfer: 'payment-unavailable',
} as const;

/** Refuses a payment that the shop has no keys for, or that is for testers. */
async function requireOffered(
  { channel, instalments }: PaymentRequest,
  { db, providers: { offeredPayments } }: PaymentDeps,
  { shopperId, language }: ShopperContext,
): Promise<void> {
  const { instalments: counts } = offeredPayments;
  const isForAll = offeredPayments.channels.includes(channel);
  const isOffered =
    isForAll || (await findOfferedChannels(db, offeredPayments, shopperId)).includes(channel);
  const isAlipay = PROVIDER_OF_CHANNEL[channel] === 'alipay';
  const hasInstalments = !instalments || (isAlipay && counts.includes(instalments));
  if (!isOffered || !hasInstalments) throw paymentProblem('payment-not-offered', language);
}

/** The parameters with which the page lets the shopper pay. */
async function beginPayment(
  payment: PaymentToBegin,
  deps: PaymentDeps,
  { language, ip }: ShopperContext,
) {
  try {
    return await getPaymentProvider(payment, deps).begin({
      number: toPaymentNumber(payment.id),
      paymentId: payment.id,
      description: describePayment(payment.items, payment.language),
      amount: Number(payment.amount),
      currency: payment.currency,
      channel: payment.channel,
      instalments: payment.instalments,
      payer: payment.payer ?? undefined,
      ip,
      expiresAt: payment.expires_at,
      returnPath: fillReturnPath(payment.return_path, payment.id),
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.code === 'PAYER_UNKNOWN')
      throw paymentProblem(LOGIN_PROBLEMS[PROVIDER_OF_CHANNEL[payment.channel]], language);
    deps.logError({ fault: error.fault, code: error.code }, 'payment start failed');
    throw paymentProblem('payment-unavailable', language);
  }
}

function requireFound<T>(payment: T | undefined, language: Language): T {
  if (!payment) throw paymentProblem('payment-not-found', language);
  return payment;
}

export function paymentHandlers(deps: PaymentDeps): Handlers<Calls, HandlerContexts> {
  const { db } = deps;

  async function requirePayment(id: string, shopperId: string, language: Language) {
    return requireFound(await findPaymentOfShopper(db, id, shopperId), language);
  }

  /** Returns a payment that can still be paid. */
  async function requirePending<T extends PaymentRecord>(
    found: T | undefined,
    { language }: ShopperContext,
  ): Promise<T> {
    const payment = requireFound(found, language);
    if (payment.status === 'pending') return payment;
    throw (await findOrderOfCheckout(db, payment.checkout_order_id))
      ? checkoutProblem('checkout-placed', language)
      : paymentProblem('payment-over', language);
  }

  return {
    async startPayment({ body }, context) {
      const { shopperId, language } = context;
      await requireOffered(body, deps, context);
      const { paymentId, replacedId, created } = await startPayment(body, context, deps);
      if (replacedId)
        await closePayment(await requirePayment(replacedId, shopperId, language), deps);
      // The replaced payment may turn out to be paid, which cancels this one.
      const found = replacedId ? undefined : created;
      const begun = await requirePending(
        found ?? (await findPaymentToBegin(db, paymentId, shopperId)),
        context,
      );
      const parameters = await beginPayment(begun, deps, context);
      // Another attempt may have been paid while the provider created this one.
      const current = await findPaymentOfShopper(db, paymentId, shopperId);
      const startedPayment = await requirePending(current, context).catch(async (error) => {
        await closePayment(begun, deps);
        throw error;
      });
      const transfer = await findTransferDetails(db, startedPayment, language);
      const payment = mapPaymentToResponse(startedPayment, { orderId: null, transfer }, language);
      return { ...payment, parameters };
    },

    async getPayment({ params }, { shopperId, language }) {
      const payment = await requirePayment(params.id, shopperId, language);
      const isChecked = await checkPayment(payment, deps);
      const current = isChecked ? await requirePayment(params.id, shopperId, language) : payment;
      const transfer = await findTransferDetails(db, current, language);
      return mapPaymentToResponse(current, { orderId: current.order_id, transfer }, language);
    },
  };
}
