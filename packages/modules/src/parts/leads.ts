import { type Destination, resolveLink } from '@vitrine/platform';
import type { ModuleHost } from '../definition.ts';
import type { Link } from '../fields/link.ts';

/** Where a link leads on the host that a definition is asked about. */
export const targetOn =
  (host: ModuleHost | undefined) =>
  (link: Link | undefined): Destination | null =>
    host ? resolveLink(link, host.name) : null;

/** What is nothing but a link is not shown where it leads nowhere. */
export const leads = (link: Link | undefined, host: ModuleHost | undefined): boolean =>
  targetOn(host)(link) !== null;
