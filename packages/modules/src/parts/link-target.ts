import { type Destination, resolveLink } from '@vitrine/platform';
import type { ModuleHost } from '../definition.ts';
import type { LinkFields } from '../fields/link.ts';

/** Creates a function that resolves content links on the given host. */
export const createLinkResolver =
  (host: ModuleHost | undefined) =>
  (link: LinkFields | undefined): Destination | null =>
    host ? resolveLink(link, host.name) : null;

/** Whether the link has a target on the host. Elements that are only a link are hidden without one. */
export const hasLinkTarget = (
  link: LinkFields | undefined,
  host: ModuleHost | undefined,
): boolean => createLinkResolver(host)(link) !== null;
