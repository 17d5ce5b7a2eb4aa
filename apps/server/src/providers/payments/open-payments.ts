import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { InstalmentCount, PaymentChannel } from '@vitrine/contract';
import type { RehearsedProvider } from '@vitrine/contract/admin';
import { createChooser, type ProviderDeps } from '../choose-provider.ts';
import type { DouyinToken } from '../douyin.ts';
import type { ProviderSettings } from '../settings.ts';
import { alipayPay } from './alipay/alipay-pay.ts';
import { douyinPay } from './douyin/douyin-pay.ts';
import { type DouyinTradeKeys, douyinTrade } from './douyin-trade/trade-pay.ts';
import {
  NOTIFYING_PROVIDERS,
  type NotifyingProvider,
  PAYMENT_NOTIFICATION_PATHS,
  type PaymentPorts,
  type PaymentProvider,
  PROVIDER_OF_CHANNEL,
} from './payment-providers.ts';
import type { PaymentsPort } from './port.ts';
import { sandboxPayments } from './sandbox.ts';
import { transferPayments } from './transfer.ts';
import { type WechatPayOptions, wechatPay } from './wechat/wechat-pay.ts';

/** The channels in which this shop takes payments, and over how many months Alipay spreads them. */
export interface OfferedPayments {
  readonly channels: readonly PaymentChannel[];
  readonly instalments: readonly InstalmentCount[];
  /** Those of the channels whose provider is rehearsed. */
  readonly rehearsed: readonly PaymentChannel[];
  /** Whether testers pay without money, in a channel that is not among these. */
  readonly isTestOffered: boolean;
}

/** Each channel of WeChat Pay belongs to an app; codes and phones' browsers may use any of the shop's apps. */
function listAppIds({ wechat, wechatMini, wechatMobileAppId }: ProviderSettings) {
  const anyAppId = wechat?.appId ?? wechatMini?.appId ?? wechatMobileAppId;
  const appIds = {
    'messaging-oa': wechat?.appId,
    minip: wechatMini?.appId,
    'wechat-native': anyAppId,
    'wechat-h5': anyAppId,
    'wechat-app': wechatMobileAppId,
  };
  return Object.fromEntries(
    Object.entries(appIds).filter(([, appId]) => appId),
  ) as WechatPayOptions['appIds'];
}

const guaranteedKeys = ({ douyin, douyinPay }: ProviderSettings) =>
  douyin && douyinPay && { appId: douyin.appId, ...douyinPay };

function tradeKeys(settings: ProviderSettings): DouyinTradeKeys | undefined {
  const { douyin, douyinTrade: trade, douyinTradeKeyVersion: keyVersion } = settings;
  if (!douyin || !trade) return undefined;
  return {
    ...trade,
    appId: douyin.appId,
    keyVersion,
    privateKey: createPrivateKey(trade.privateKey),
    publicKey: createPublicKey(trade.platformKey),
  };
}

/** The keys of each payment provider; undefined when they are not complete. */
const paymentKeys = (settings: ProviderSettings) => ({
  wechat: settings.wechatPay,
  alipay: settings.alipay,
  douyin: settings.douyinPayments === 'trade' ? tradeKeys(settings) : guaranteedKeys(settings),
  test: undefined,
});

/** Opens what takes new payments in Douyin. What took them before still answers for its own. */
function openDouyin(
  settings: ProviderSettings,
  notifyUrl: string,
  token: DouyinToken | undefined,
): PaymentsPort | undefined {
  const guaranteed = guaranteedKeys(settings);
  const formerPayments = guaranteed && douyinPay(guaranteed, { notifyUrl });
  if (settings.douyinPayments === 'guaranteed') return formerPayments;
  const trade = tradeKeys(settings);
  return trade && token && douyinTrade(trade, { token, notifyUrl, formerPayments });
}

/** The payment providers that the sandbox simulates. */
export const sandboxedPaymentProviders = (settings: ProviderSettings): NotifyingProvider[] => {
  const keys = paymentKeys(settings);
  return NOTIFYING_PROVIDERS.filter((provider) =>
    provider === 'test' ? settings.testPayments : settings.sandbox && !keys[provider],
  );
};

/** The payment provider of what is rehearsed. */
const REHEARSED_PAYMENTS: Partial<Record<RehearsedProvider, PaymentProvider>> = {
  alipay: 'alipay',
  wechatPay: 'wechat',
};

const SANDBOX_INSTALMENTS = [3, 6, 12] as const;

/** What the shop can offer with its keys, or with the sandboxes that stand in for them. */
export function listOfferedPayments(settings: ProviderSettings): OfferedPayments {
  const keys = paymentKeys(settings);
  const appIds = listAppIds(settings);
  const isOffered = (channel: PaymentChannel) => {
    const provider = PROVIDER_OF_CHANNEL[channel];
    if (provider === 'test' || provider === 'transfer') return false;
    if (!keys[provider]) return settings.sandbox;
    return provider !== 'wechat' || appIds[channel] !== undefined;
  };
  const channels = (Object.keys(PROVIDER_OF_CHANNEL) as PaymentChannel[]).filter(isOffered);
  const rehearsed = channels.filter((channel) =>
    settings.rehearsed.some((name) => REHEARSED_PAYMENTS[name] === PROVIDER_OF_CHANNEL[channel]),
  );
  const sandboxInstalments = settings.sandbox ? SANDBOX_INSTALMENTS : [];
  const instalments = keys.alipay ? settings.alipayInstalments : sandboxInstalments;
  return { channels, instalments, rehearsed, isTestOffered: settings.testPayments };
}

/** Opens the port of every payment provider, without sending a request. */
export function openPayments(
  settings: ProviderSettings,
  { publicUrl: shopUrl = 'http://localhost', ...deps }: ProviderDeps,
  token?: DouyinToken,
): PaymentPorts {
  const choose = createChooser(settings);
  const keys = paymentKeys(settings);
  const notifyUrl = (provider: NotifyingProvider) =>
    new URL(PAYMENT_NOTIFICATION_PATHS[provider], shopUrl).href;
  const openPort = <Keys>(
    provider: NotifyingProvider,
    keysOfProvider: Keys | undefined,
    open: (keys: Keys) => PaymentsPort,
  ) =>
    choose(`payments by ${provider}`, keysOfProvider, open, () =>
      sandboxPayments(provider, { ...deps, shopUrl }),
    );
  return {
    wechat: openPort('wechat', keys.wechat, (present) =>
      wechatPay(present, {
        appIds: listAppIds(settings),
        notifyUrl: notifyUrl('wechat'),
        shopUrl,
        endpoint: settings.endpoints.wechatPay,
        ...(settings.wechatPayKey ? { publicKey: settings.wechatPayKey } : {}),
      }),
    ),
    alipay: openPort('alipay', keys.alipay, (present) =>
      alipayPay(present, {
        notifyUrl: notifyUrl('alipay'),
        shopUrl,
        endpoint: settings.endpoints.alipay,
      }),
    ),
    // It keeps its payments here, so their refunds end also after it was turned off.
    test: sandboxPayments('test', { ...deps, shopUrl }),
    transfer: transferPayments,
    douyin: openPort('douyin', openDouyin(settings, notifyUrl('douyin'), token), (port) => port),
  };
}
