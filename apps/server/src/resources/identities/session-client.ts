import type { HandlerContext } from '../../http/handler-context.ts';
import { getNetwork } from '../../http/network.ts';
import type { SessionClient } from '../../sessions/store.ts';

const APPS: readonly (readonly [RegExp, string])[] = [
  [/miniProgram/i, 'Mini Program'],
  [/MicroMessenger/i, 'WeChat'],
  [/AlipayClient/i, 'Alipay'],
  [/ToutiaoMicroApp|aweme/i, 'Douyin'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const findName = (names: readonly (readonly [RegExp, string])[], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A short name of the device, by which its owner recognises it. Nothing else of the user agent is stored. */
export function describeDevice(userAgent = ''): string | null {
  const parts = [findName(APPS, userAgent), findName(SYSTEMS, userAgent)].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** The first half of the network, enough to tell home from abroad. */
export function describeNetwork(ip: string): string {
  const network = getNetwork(ip);
  const [separator, rest] = network.includes(':') ? [':', ':…'] : ['.', '.*.*'];
  return network.split(separator).slice(0, 2).join(separator) + rest;
}

export const createSessionClient = (
  { ip, userAgent, language }: Pick<HandlerContext, 'ip' | 'userAgent' | 'language'>,
  isVerified: boolean,
): SessionClient => ({
  device: describeDevice(userAgent),
  network: describeNetwork(ip),
  language,
  isVerified,
});
