import { usePlatform } from '@vitrine/platform';
import type { MouseEvent } from 'react';
import type { LinkProps } from './Link.types.ts';

/** A new tab, a new window or a download: the browser knows better. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Leads to a screen or an address; a real link for browsers, crawlers and readers. */
export function Link({ to, replace, onTap, label, ...rest }: LinkProps) {
  const { navigation } = usePlatform();
  const target = 'url' in to ? undefined : to;
  const warm = target && (() => navigation.prefetch(target));

  function follow(event: MouseEvent): void {
    onTap?.({ prevent: () => event.preventDefault() });
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    navigation.go(to, { replace: replace ?? false });
  }

  return (
    <a
      href={'url' in to ? to.url : navigation.href(to)}
      aria-label={label}
      onClick={follow}
      onPointerEnter={warm}
      onFocus={warm}
      {...rest}
    />
  );
}
