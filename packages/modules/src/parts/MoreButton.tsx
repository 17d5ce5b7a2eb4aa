import { type Destination, useMessages } from '@vitrine/platform';
import { Box, Button } from '@vitrine/ui';
import { useTrackInteraction } from '../context/module-context.ts';
import { messages } from '../messages.ts';

interface MoreButtonProps {
  /** The target; null renders no button. */
  to: Destination | null;
  text?: string | undefined;
  /** Which part of the module is pressed, for tracking. */
  part: string;
  details?: Readonly<Record<string, unknown>> | undefined;
  className?: string | undefined;
}

/** A button that leads to the full list of which the module shows a part. */
export function MoreButton({ to, text, part, details, className }: MoreButtonProps) {
  const { viewMore } = useMessages(messages);
  const trackInteraction = useTrackInteraction();
  if (!to) return null;
  return (
    <Box className={className}>
      <Button variant="outline" fullWidth to={to} onPress={() => trackInteraction(part, details)}>
        {text || viewMore}
      </Button>
    </Box>
  );
}
