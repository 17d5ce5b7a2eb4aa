import { usePlatform } from '@vitrine/platform';
import type { MouseEvent } from 'react';
import type { LinkProps } from './Link.types.ts';

/** A new tab, a new window or a download is left to the browser. */
const isBrowserAction = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A link to a screen or a URL: client-side navigation with a real `<a href>`. */
export function Link({ to, replace, keepScroll, onPress, label, ...rest }: LinkProps) {
  const { navigation } = usePlatform();
  const target = 'url' in to ? undefined : to;
  const prefetch = target && (() => navigation.prefetch(target));

  function press(event: MouseEvent): void {
    onPress?.({ preventDefault: () => event.preventDefault() });
    if (event.defaultPrevented || isBrowserAction(event)) return;
    event.preventDefault();
    navigation.go(to, { replace: replace ?? false, keepScroll: keepScroll ?? false });
  }

  return (
    <a
      href={'url' in to ? to.url : navigation.href(to)}
      aria-label={label}
      onClick={press}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...rest}
    />
  );
}
