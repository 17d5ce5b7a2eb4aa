import type { PushVendor } from '@vitrine/contract';
import type { SandboxDeps } from '../sandbox-deps.ts';
import type { ProviderSettings } from '../settings.ts';
import { apnsPush } from './apns/apns.ts';
import { fcmPush } from './fcm/fcm.ts';
import { harmonyPush } from './harmony/harmony.ts';
import { honorPush } from './honor/honor.ts';
import { huaweiPush } from './huawei/huawei.ts';
import { oppoPush } from './oppo/oppo.ts';
import type { PushOptions, PushPort, PushPorts } from './port.ts';
import { sandboxPush } from './sandbox/sandbox.ts';
import { vivoPush } from './vivo/vivo.ts';
import { xiaomiPush } from './xiaomi/xiaomi.ts';

/** Opens the port of each vendor that has keys, without sending a request. Sandboxes stand in for the others. */
export function openPush(settings: ProviderSettings, { db, now }: SandboxDeps): PushPorts {
  const { push, sandbox, pushEndpoints, androidPackage: packageName } = settings;
  const open = <Keys>(
    keys: Keys | undefined,
    openVendor: (keys: Keys, options: PushOptions) => PushPort,
    endpoint: string | undefined,
  ): PushPort | undefined => {
    if (keys) return openVendor(keys, { now, endpoint });
    return sandbox ? sandboxPush({ db, now }) : undefined;
  };
  /** What opens the app on Android has its package in it. */
  const onAndroid = <Keys extends object>(keys: Keys | undefined) =>
    keys && packageName ? { ...keys, packageName } : undefined;
  const ports: Readonly<Record<PushVendor, PushPort | undefined>> = {
    apns: open(push.apns, apnsPush, pushEndpoints.apns),
    fcm: open(push.fcm, fcmPush, pushEndpoints.fcm),
    huawei: open(onAndroid(push.huawei), huaweiPush, pushEndpoints.huawei),
    harmony: open(push.harmony, harmonyPush, pushEndpoints.huawei),
    xiaomi: open(
      onAndroid(push.xiaomi && { ...push.xiaomi, channelId: settings.xiaomiChannel }),
      xiaomiPush,
      pushEndpoints.xiaomi,
    ),
    oppo: open(
      onAndroid(push.oppo && { ...push.oppo, channelId: settings.oppoChannel }),
      oppoPush,
      pushEndpoints.oppo,
    ),
    vivo: open(onAndroid(push.vivo), vivoPush, pushEndpoints.vivo),
    honor: open(onAndroid(push.honor), honorPush, pushEndpoints.honor),
    sandbox: sandbox ? sandboxPush({ db, now }) : undefined,
  };
  return Object.fromEntries(Object.entries(ports).filter(([, port]) => port)) as PushPorts;
}
