import { isAtLeast } from '@vitrine/kit';
import type { ModuleHost } from '../definition.ts';

/** The first release of each app that supports campaign reminders. */
export const FIRST_VERSION: Readonly<Record<string, string>> = {
  ios: '2.18.0',
  android: '6.14.0',
  harmony: '7.0.0',
};

/** Whether the host is an app whose release supports campaign reminders, and the shop has not switched them off. */
export function canSubscribe(host: ModuleHost | undefined): boolean {
  if (!host?.version || host.toggles?.campaignSubscription === false) return false;
  const { version, minimumAppVersion = '' } = host;
  const firstVersion = FIRST_VERSION[host.name];
  return (
    firstVersion !== undefined &&
    [firstVersion, minimumAppVersion].every((oldest) => !oldest || isAtLeast(version, oldest))
  );
}
