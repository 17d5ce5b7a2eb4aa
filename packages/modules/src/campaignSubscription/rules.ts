import { isAtLeast } from '@vitrine/kit';
import type { ModuleHost } from '../definition.ts';

/** The first release of each app that can remember a campaign: the Android one learnt it later. */
export const FIRST_VERSION: Readonly<Record<string, string>> = {
  ios: '2.18.0',
  android: '6.14.0',
};

/** Only an app of a release that knows how can subscribe. */
export function canSubscribe(host: ModuleHost | undefined): boolean {
  const first = host && FIRST_VERSION[host.name];
  return Boolean(first && host.version && isAtLeast(host.version, first));
}
