import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, Link } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { useTrackInteraction } from '../context/module-context.ts';
import type { LinkFields } from '../fields/link.ts';

interface ContentLinkProps {
  link: LinkFields | undefined;
  /** Which part of the module is pressed, for tracking. */
  part: string;
  details?: Readonly<Record<string, unknown>> | undefined;
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A link from page content. Where it has no target on this host, it renders a box that only tracks presses. */
export function ContentLink({ link, part, details, label, className, children }: ContentLinkProps) {
  const { name } = usePlatform();
  const trackInteraction = useTrackInteraction();
  const to = resolveLink(link, name);
  const track = () => trackInteraction(part, details);
  if (!to) {
    return (
      <Box className={className} onPress={track}>
        {children}
      </Box>
    );
  }
  return (
    <Link to={to} className={className} label={label} onPress={track}>
      {children}
    </Link>
  );
}
