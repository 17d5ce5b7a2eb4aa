import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useCanOpen } from './open-screens.ts';

interface ScreenLinkProps {
  href: string;
  onFollow?(): void;
  children: ReactNode;
}

/** A link to a screen; plain text where the operator may not open it. */
export function ScreenLink({ href, onFollow, children }: ScreenLinkProps) {
  const canOpen = useCanOpen();
  return canOpen(href) ? (
    <Link href={href} onClick={() => onFollow?.()}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  );
}
