import { fileURLToPath } from 'node:url';
import { type Host, type LaunchOptions, launch, type PlatformName } from '../mini-host/index.ts';

export const PLATFORMS: readonly PlatformName[] = ['weapp', 'tt', 'alipay'];

/** Where `npm run build` in apps/mini leaves a vendor's program. */
export const programOf = (platform: PlatformName): string =>
  fileURLToPath(new URL(`../../apps/mini/dist/${platform}`, import.meta.url));

/** Opens the built shop of a vendor, asking this server. */
export const openProgram = (
  platform: PlatformName,
  apiBase: string,
  url?: string,
  more: Pick<LaunchOptions, 'storage' | 'query' | 'lacks'> = {},
): Promise<Host> =>
  launch(platform, {
    distDir: programOf(platform),
    extConfig: { apiBase },
    ...(url === undefined ? {} : { url }),
    ...more,
  });
