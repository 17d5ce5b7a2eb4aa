import { isHostOf } from '../../http/is-host-of.ts';
import type { Settings } from '../../settings.ts';

type HostSettings = Pick<Settings, 'publicUrl' | 'port' | 'linkHosts'>;

/** The host of a link that the shop does not allow, or a link that cannot be read; undefined for its own paths, its own host and allowed ones. */
export function findForeignHost(
  link: string | null,
  { publicUrl, port, linkHosts }: HostSettings,
): string | undefined {
  const own = new URL(publicUrl ?? `http://localhost:${port}`);
  if (link === null) return undefined;
  if (!URL.canParse(link, own)) return link;
  const { host, hostname, username, password } = new URL(link, own);
  const isAllowed =
    host === own.host || linkHosts.some((allowed) => isHostOf(host.toLowerCase(), allowed));
  return isAllowed && !username && !password ? undefined : hostname;
}
