import { resolveLink, usePlatform } from '@vitrine/platform';
import { Box, Link } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { Link as ContentLink } from '../fields/link.ts';
import { useInteraction } from '../page/place.ts';

interface GoProps {
  link: ContentLink | undefined;
  /** Which part of the module is tapped, for tracking. */
  part: string;
  details?: Readonly<Record<string, unknown>> | undefined;
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads where a content link leads on this host; where it leads nowhere, it is no link, and a tap only counts. */
export function Go({ link, part, details, label, className, children }: GoProps) {
  const { name } = usePlatform();
  const interact = useInteraction();
  const to = resolveLink(link, name);
  const count = () => interact(part, details);
  if (!to) {
    return (
      <Box className={className} onTap={count}>
        {children}
      </Box>
    );
  }
  return (
    <Link to={to} className={className} label={label} onTap={count}>
      {children}
    </Link>
  );
}
