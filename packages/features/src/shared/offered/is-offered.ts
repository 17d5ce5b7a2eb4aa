import type { ShopProfile } from '@vitrine/contract';
import type { RouteName } from '@vitrine/platform';

/** Whether the shop has something on a screen. Links to the others are not shown. */
export function isOffered(
  route: RouteName,
  { importsGoods, programs }: Pick<ShopProfile, 'importsGoods' | 'programs'>,
): boolean {
  if (route === 'personalIds') return importsGoods;
  if (route === 'accessReward') return programs.includes('membership');
  if (route === 'gamification') return programs.includes('tasks');
  if (route === 'referral') return programs.includes('referral');
  return true;
}
