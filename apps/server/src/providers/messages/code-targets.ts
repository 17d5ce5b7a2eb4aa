import { CODE_TARGETS, type CodeTarget } from '@vitrine/contract';
import type { ProviderSettings } from '../settings.ts';

/** Where the shop can send codes: with its keys, or with the sandboxes that stand in for them. */
export function listCodeTargets({
  sms,
  mail,
  sandbox,
}: Pick<ProviderSettings, 'sms' | 'mail' | 'sandbox'>): CodeTarget[] {
  const keys = { mobile: sms, email: mail };
  return CODE_TARGETS.filter((target) => sandbox || keys[target]);
}
