import { invitesToApp } from '@vitrine/platform';
import type { Dock, ModuleHost } from '../definition.ts';

interface DockFields {
  stickyBottom: boolean;
  inPage: boolean;
}

/** A bar about the app: at the top, at the bottom, or in the page, which wins over both. */
export const dockOf = (
  { stickyBottom, inPage }: DockFields,
  afterFirstScreen: boolean,
  height: number,
): Dock | undefined =>
  inPage ? undefined : { edge: stickyBottom ? 'bottom' : 'top', height, afterFirstScreen };

/** Who is in the app, or in a mini-program, needs no way into it. */
export const invitesHere = (host: ModuleHost | undefined): boolean =>
  host !== undefined && invitesToApp(host.name);
