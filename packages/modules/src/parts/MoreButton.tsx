import { type Destination, useMessages } from '@vitrine/platform';
import { Box, Button } from '@vitrine/ui';
import { messages } from '../messages.ts';
import { useInteraction } from '../page/place.ts';

interface MoreButtonProps {
  /** Where all of it is; without that there is no button. */
  to: Destination | null;
  text?: string | undefined;
  /** Which part of the module is tapped, for tracking. */
  part: string;
  details?: Readonly<Record<string, unknown>> | undefined;
  className?: string | undefined;
}

/** Leads to all of what a module shows a part of. */
export function MoreButton({ to, text, part, details, className }: MoreButtonProps) {
  const { viewMore } = useMessages(messages);
  const interact = useInteraction();
  if (!to) return null;
  return (
    <Box className={className}>
      <Button kind="outline" wide to={to} onTap={() => interact(part, details)}>
        {text || viewMore}
      </Button>
    </Box>
  );
}
