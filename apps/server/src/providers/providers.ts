import { openBills } from './bills/open-bills.ts';
import type { BillPorts } from './bills/port.ts';
import { kuaidi100Carriers } from './carriers/kuaidi100.ts';
import type { CarriersPort } from './carriers/port.ts';
import { sandboxCarriers } from './carriers/sandbox.ts';
import { createChooser, type ProviderDeps } from './choose-provider.ts';
import { douyinToken } from './douyin.ts';
import { openMessages } from './messages/open-messages.ts';
import type { MessagePorts } from './messages/port.ts';
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
import {
  listOfferedPayments,
  type OfferedPayments,
  openPayments,
} from './payments/open-payments.ts';
import type { PaymentPorts } from './payments/payment-providers.ts';
import { aliyunPersonalIdCheck } from './personal-id-check/aliyun.ts';
import type { PersonalIdCheckPort } from './personal-id-check/port.ts';
import { sandboxPersonalIdCheck } from './personal-id-check/sandbox.ts';
import { openPush } from './push/open-push.ts';
import type { PushPorts } from './push/port.ts';
import type { ProviderSettings } from './settings.ts';
import type { ShippingReportsPort } from './shipping-reports/port.ts';
import { sandboxShippingReports } from './shipping-reports/sandbox.ts';
import { wechatShippingReports } from './shipping-reports/wechat.ts';

/** The external services of the shop, each behind a port. */
export interface Providers {
  readonly messages: MessagePorts;
  readonly push: PushPorts;
  readonly officialAccount: OfficialAccountPort;
  readonly miniLogins: MiniLogins;
  readonly miniCodes: MiniCodesPort;
  readonly personalIdCheck: PersonalIdCheckPort;
  readonly carriers: CarriersPort;
  readonly shippingReports: ShippingReportsPort;
  readonly payments: PaymentPorts;
  readonly bills: BillPorts;
  readonly offeredPayments: OfferedPayments;
}

/** Opens the port of every provider, without sending a request. */
export function openProviders(settings: ProviderSettings, deps: ProviderDeps): Providers {
  const choose = createChooser(settings);
  const { endpoints } = settings;
  const douyin = settings.douyin && douyinToken(settings.douyin);
  const openMiniLogin = <Keys>(
    vendor: MiniVendor,
    keys: Keys | undefined,
    open: (keys: Keys) => MiniLoginPort,
  ) => choose(`login for ${vendor}`, keys, open, () => sandboxMiniLogin(vendor));
  return {
    messages: openMessages(settings, deps, douyin),
    push: openPush(settings, deps),
    officialAccount: choose(
      'account in the messaging app',
      settings.wechat,
      wechatOfficialAccount,
      sandboxOfficialAccount,
    ),
    miniLogins: {
      minip: openMiniLogin('minip', settings.wechatMini, wechatMiniLogin),
      ttmp: openMiniLogin('ttmp', settings.douyin, douyinMiniLogin),
      alimp: openMiniLogin('alimp', settings.alipay, (keys) =>
        alipayMiniLogin(keys, { endpoint: endpoints.alipay }),
      ),
    },
    miniCodes: choose('mini-program codes', settings.wechatMini, wechatMiniCodes, sandboxMiniCodes),
    personalIdCheck: choose('identity check', settings.identity, aliyunPersonalIdCheck, () =>
      sandboxPersonalIdCheck(),
    ),
    carriers: choose(
      'carrier tracking',
      settings.kuaidi100,
      (keys) =>
        kuaidi100Carriers(keys, {
          publicUrl: deps.publicUrl,
          pollEndpoint: endpoints.kuaidi100Poll,
          numberEndpoint: endpoints.kuaidi100Number,
        }),
      () => sandboxCarriers(deps),
    ),
    shippingReports: choose(
      'shipping reports to the messaging app',
      settings.wechatMini,
      wechatShippingReports,
      () => sandboxShippingReports(deps),
    ),
    payments: openPayments(settings, deps, douyin),
    bills: openBills(settings, deps),
    offeredPayments: listOfferedPayments(settings),
  };
}
