import type { Destination } from '@vitrine/platform';
import type { ModuleHost } from '../definition.ts';
import { targetOn } from '../parts/leads.ts';
import type { SmartBannerFields } from './schema.ts';

/** Where the banner leads: where the page says, else to the shop's app. */
export function targetOf(
  { commonLink }: Pick<SmartBannerFields, 'commonLink'>,
  host: ModuleHost | undefined,
): Destination | null {
  const target = targetOn(host);
  return target(commonLink) ?? target({ web: host?.app });
}
