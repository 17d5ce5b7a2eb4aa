import { useMessages } from '@vitrine/platform';
import { Button } from '@vitrine/ui';
import { useTrackInteraction } from '../context/module-context.ts';
import { messages } from './messages.ts';

interface EnrolButtonProps {
  isEnrolled: boolean;
  isPending: boolean;
  onEnrol: () => void;
}

/** Enrols in a campaign. It stays as a note where the page sets no link for those who take part. */
export function EnrolButton({ isEnrolled, isPending, onEnrol }: EnrolButtonProps) {
  const t = useMessages(messages);
  const trackInteraction = useTrackInteraction();

  function handlePress(): void {
    trackInteraction('enrol');
    onEnrol();
  }

  return (
    <Button
      variant={isEnrolled ? 'outline' : 'fill'}
      fullWidth
      disabled={isEnrolled}
      loading={isPending}
      onPress={handlePress}
    >
      {isEnrolled ? t.enrolled : t.enrol}
    </Button>
  );
}
