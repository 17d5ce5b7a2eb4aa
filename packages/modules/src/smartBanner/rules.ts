import type { Destination } from '@vitrine/platform';
import type { ModuleHost } from '../definition.ts';
import { createLinkResolver } from '../parts/link-target.ts';
import type { SmartBannerFields } from './schema.ts';

export interface BannerTexts {
  title: string;
  desc: string;
  buttonName: string;
}

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The texts of the banner: those of the page, else those that the shop has for all pages. */
export function getBannerTexts(
  { title, desc, buttonName }: BannerTexts,
  shopContent: Readonly<Record<string, unknown>>,
): BannerTexts {
  const shop = (shopContent.appBanner ?? {}) as Record<string, unknown>;
  return {
    title: title || readText(shop.title),
    desc: desc || readText(shop.desc),
    buttonName: buttonName || readText(shop.buttonName),
  };
}

/** The target of the banner: the link set on the page, else the shop's app. */
export function getBannerTarget(
  { commonLink }: Pick<SmartBannerFields, 'commonLink'>,
  host: ModuleHost | undefined,
): Destination | null {
  const resolve = createLinkResolver(host);
  return resolve(commonLink) ?? resolve({ web: host?.app });
}
