import { absent } from './absent.ts';
import { aliyunIdentityCheck } from './identity-check/aliyun.ts';
import type { IdentityCheckPort } from './identity-check/port.ts';
import { sandboxIdentityCheck } from './identity-check/sandbox.ts';
import { aliyunMessages } from './messages/aliyun.ts';
import type { MessagesPort } from './messages/port.ts';
import { sandboxMessages } from './messages/sandbox.ts';
import type { MiniCodesPort } from './mini-codes/port.ts';
import { sandboxMiniCodes } from './mini-codes/sandbox.ts';
import { wechatMiniCodes } from './mini-codes/wechat.ts';
import { alipayMiniLogin } from './mini-login/alipay.ts';
import { douyinMiniLogin } from './mini-login/douyin.ts';
import type { MiniLoginPort, MiniLogins, MiniVendor } from './mini-login/port.ts';
import { sandboxMiniLogin } from './mini-login/sandbox.ts';
import { wechatMiniLogin } from './mini-login/wechat.ts';
import type { OfficialAccountPort } from './official-account/port.ts';
import { sandboxOfficialAccount } from './official-account/sandbox.ts';
import { wechatOfficialAccount } from './official-account/wechat.ts';
import { alipayPay } from './payments/alipay/alipay-pay.ts';
import { douyinPay } from './payments/douyin/douyin-pay.ts';
import {
  PAYMENT_HOUSES,
  PAYMENT_NOTIFICATIONS,
  type PaymentHouse,
  type PaymentHouses,
} from './payments/houses.ts';
import type { PaymentsPort } from './payments/port.ts';
import { sandboxPayments } from './payments/sandbox.ts';
import { type WechatPayOptions, wechatPay } from './payments/wechat/wechat-pay.ts';
import type { SandboxDeps } from './sandbox-deps.ts';
import type { ProviderSettings } from './settings.ts';

/** Everybody outside whom the shop asks for something, each behind a port of its own. */
export interface Providers {
  readonly messages: MessagesPort;
  readonly officialAccount: OfficialAccountPort;
  readonly miniLogins: MiniLogins;
  readonly miniCodes: MiniCodesPort;
  readonly identityCheck: IdentityCheckPort;
  readonly payments: PaymentHouses;
}

export type ProviderDeps = SandboxDeps & { readonly publicUrl?: string | undefined };

/**
 * The true partner where the shop has its keys; the sandbox where it has none and sandboxes are on;
 * otherwise nobody, who says so when asked.
 */
export function chooser({ sandbox }: Pick<ProviderSettings, 'sandbox'>) {
  return <Port extends object, Keys>(
    name: string,
    keys: Keys | undefined,
    open: (keys: Keys) => Port,
    openSandbox: () => Port,
  ): Port => {
    if (keys) return open(keys);
    return sandbox ? openSandbox() : absent<Port>(name);
  };
}

const appIds = ({ wechat, wechatMini }: ProviderSettings): WechatPayOptions['appIds'] => ({
  ...(wechat ? { 'messaging-oa': wechat.appId } : {}),
  ...(wechatMini ? { minip: wechatMini.appId } : {}),
});

/** Of whom money is truly asked: the keys that each house needs. */
const houseKeys = ({ wechatPay, alipay, douyin, douyinPay }: ProviderSettings) => ({
  wechat: wechatPay,
  alipay,
  douyin: douyin && douyinPay && { appId: douyin.appId, ...douyinPay },
});

/** The houses that the sandbox stands in for. */
export const sandboxHouses = (settings: ProviderSettings): PaymentHouse[] => {
  const keys = houseKeys(settings);
  return settings.sandbox ? PAYMENT_HOUSES.filter((house) => !keys[house]) : [];
};

function openPayments(
  settings: ProviderSettings,
  { publicUrl = 'http://localhost', ...deps }: ProviderDeps,
): PaymentHouses {
  const choose = chooser(settings);
  const keys = houseKeys(settings);
  const notifyUrl = (house: PaymentHouse) => new URL(PAYMENT_NOTIFICATIONS[house], publicUrl).href;
  const house = <Keys>(
    name: PaymentHouse,
    given: Keys | undefined,
    open: (keys: Keys) => PaymentsPort,
  ) => choose(`payments by ${name}`, given, open, () => sandboxPayments(name, deps));
  return {
    wechat: house('wechat', keys.wechat, (given) =>
      wechatPay(given, {
        appIds: appIds(settings),
        notifyUrl: notifyUrl('wechat'),
        ...(settings.wechatPayKey ? { publicKey: settings.wechatPayKey } : {}),
      }),
    ),
    alipay: house('alipay', keys.alipay, (given) =>
      alipayPay(given, { notifyUrl: notifyUrl('alipay') }),
    ),
    douyin: house('douyin', keys.douyin, (given) =>
      douyinPay(given, { notifyUrl: notifyUrl('douyin') }),
    ),
  };
}

/** Opens the port of every partner. Nothing is asked of any of them yet. */
export function openProviders(settings: ProviderSettings, deps: ProviderDeps): Providers {
  const choose = chooser(settings);
  const mini = <Keys>(
    vendor: MiniVendor,
    keys: Keys | undefined,
    open: (keys: Keys) => MiniLoginPort,
  ) => choose(`login for ${vendor}`, keys, open, () => sandboxMiniLogin(vendor));
  return {
    messages: choose('message provider', settings.sms, aliyunMessages, () => sandboxMessages(deps)),
    officialAccount: choose(
      'account in the messaging app',
      settings.wechat,
      wechatOfficialAccount,
      sandboxOfficialAccount,
    ),
    miniLogins: {
      minip: mini('minip', settings.wechatMini, wechatMiniLogin),
      ttmp: mini('ttmp', settings.douyin, douyinMiniLogin),
      alimp: mini('alimp', settings.alipay, alipayMiniLogin),
    },
    miniCodes: choose('mini-program codes', settings.wechatMini, wechatMiniCodes, sandboxMiniCodes),
    identityCheck: choose('identity check', settings.identity, aliyunIdentityCheck, () =>
      sandboxIdentityCheck(),
    ),
    payments: openPayments(settings, deps),
  };
}
