import { createChooser, type ProviderDeps } from '../choose-provider.ts';
import type { DouyinToken } from '../douyin.ts';
import type { MiniVendor } from '../mini-login/port.ts';
import type { ProviderSettings } from '../settings.ts';
import { alipayMiniMessages } from './alipay-mini.ts';
import { aliyunMessages } from './aliyun.ts';
import { douyinMiniMessages } from './douyin-mini.ts';
import { missingMiniMessages } from './missing-mini.ts';
import type { MessagePorts, MessagesPort, MiniMessagesPort } from './port.ts';
import type { RegisteredTemplates } from './registered-templates.ts';
import { sandboxMessages } from './sandbox.ts';
import { sandboxMiniMessages } from './sandbox-mini.ts';
import { smtpMessages } from './smtp.ts';
import { tencentMessages } from './tencent.ts';
import { wechatMessages } from './wechat.ts';
import { wechatMiniMessages } from './wechat-mini.ts';

/** Opens the short messages of the chosen vendor. */
function openSms(
  keys: NonNullable<ProviderSettings['sms']>,
  { smsApp, smsRegion: region, templates, endpoints }: ProviderSettings,
): MessagesPort {
  const endpoint = endpoints.sms;
  return smsApp
    ? tencentMessages({ ...keys, ...smsApp }, templates.sms, { endpoint, region })
    : aliyunMessages(keys, templates.sms, { endpoint });
}

/** Opens the port of every channel, without sending a request. */
export function openMessages(
  settings: ProviderSettings,
  deps: ProviderDeps,
  douyin?: DouyinToken,
): MessagePorts {
  const choose = createChooser(settings);
  const { templates } = settings;

  function chooseMini<Keys>(
    vendor: MiniVendor,
    keys: Keys | undefined,
    open: (keys: Keys, templates: RegisteredTemplates) => MiniMessagesPort,
  ): MiniMessagesPort {
    if (keys) return open(keys, templates[vendor]);
    return settings.sandbox
      ? sandboxMiniMessages(vendor, templates[vendor], deps)
      : missingMiniMessages;
  }

  return {
    sms: choose(
      'message provider',
      settings.sms,
      (keys) => openSms(keys, settings),
      () => sandboxMessages('sms', deps),
    ),
    messaging: choose(
      'messages in the messaging app',
      settings.wechat,
      (keys) => wechatMessages(keys, templates.messaging, settings.wechatMessages),
      () => sandboxMessages('messaging', deps),
    ),
    email: choose(
      'mail server',
      settings.mail,
      (keys) => smtpMessages(keys, deps.brand),
      () => sandboxMessages('email', deps),
    ),
    minip: chooseMini('minip', settings.wechatMini, wechatMiniMessages),
    ttmp: chooseMini('ttmp', douyin, douyinMiniMessages),
    alimp: chooseMini('alimp', settings.alipay, (keys, registered) =>
      alipayMiniMessages(keys, registered, { endpoint: settings.endpoints.alipay }),
    ),
  };
}
