import type { BridgeMessage, BridgeReplies } from '@vitrine/platform';
import { NativeModules } from 'react-native';

type AppPaymentParams = Extract<BridgeMessage, { type: 'payment' }>['params'];
type Outcome = BridgeReplies['payment']['outcome'];

interface PayModule {
  /** Opens WeChat, and answers by the `errCode` of its reply. */
  payByWechat(request: Readonly<Record<string, string>>): Promise<unknown>;
  /** Opens Alipay, and answers by the `resultStatus` of its reply. */
  payByAlipay(orderString: string): Promise<unknown>;
}

/** WeChat: paid, or left. Everything else is a fault. */
const WECHAT: Readonly<Record<string, Outcome>> = { '0': 'done', '-2': 'cancelled' };

/** Alipay: paid, being paid, unknown (the server asks), left. */
const ALIPAY: Readonly<Record<string, Outcome>> = {
  '9000': 'done',
  '8000': 'done',
  '6004': 'done',
  '6001': 'cancelled',
};

const UNSUPPORTED = 'unsupported';

function readOutcome(answer: unknown, outcomes: Readonly<Record<string, Outcome>>): Outcome {
  if (answer === UNSUPPORTED) return UNSUPPORTED;
  return outcomes[String(answer)] ?? 'failed';
}

/**
 * Pays by the app of WeChat or Alipay. `unsupported` where this build lacks the SDK, or the device the app. Only the
 * shop's server knows whether it is paid.
 */
export async function payByApp(params: AppPaymentParams): Promise<Outcome> {
  const module = NativeModules.VitrinePay as PayModule | undefined;
  if (!module) return UNSUPPORTED;
  try {
    if (params.kind === 'alipay-app')
      return readOutcome(await module.payByAlipay(params.orderString), ALIPAY);
    const { kind, ...request } = params;
    return readOutcome(await module.payByWechat(request), WECHAT);
  } catch {
    return 'failed';
  }
}
