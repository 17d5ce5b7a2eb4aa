import type { Localised } from '@vitrine/kit';
import { createContext, use } from 'react';

interface OpenScreen {
  readonly path: string;
  readonly title: Localised;
  readonly group?: string;
}

/** The screens that the operator may open. The frame gives them to the links of all others. */
export const OpenScreensContext = createContext<readonly OpenScreen[]>([]);

/** Whether a link leads to a screen with this path: `/orders/:id` is the screen of `/orders/7?x=1`. */
export function matchesScreen(path: string, href: string): boolean {
  const [pathname = ''] = href.split('?');
  const wanted = path.split('/');
  const given = pathname.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]))
  );
}

/** Tells of a link whether the operator may open its screen. */
export function useCanOpen(): (href: string) => boolean {
  const screens = use(OpenScreensContext);
  return (href) => screens.some(({ path }) => matchesScreen(path, href));
}
