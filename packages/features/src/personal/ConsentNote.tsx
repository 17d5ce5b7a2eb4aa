import type { PreferenceCode } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, Button, Text } from '@vitrine/ui';
import styles from './ConsentNote.module.css';
import { messages } from './messages.ts';
import { useConsent } from './useConsent.ts';

interface ConsentNoteProps {
  code: PreferenceCode;
  title: string;
  hint: string;
  onAgreed: () => void;
}

/** Asks in place, where the answer shows at once; whoever says nothing is asked nowhere else. */
export function ConsentNote({ code, title, hint, onAgreed }: ConsentNoteProps) {
  const words = useMessages(messages);
  const { agree, isUnderWay } = useConsent(code, onAgreed);
  return (
    <Box as="section" className={styles.note} aria-label={title}>
      <Text as="h2" look="h3">
        {title}
      </Text>
      <Text as="p" look="ui" tone="soft" className={styles.hint}>
        {hint}
      </Text>
      <Button kind="outline" loading={isUnderWay} onTap={() => void agree()}>
        {words.agree}
      </Button>
    </Box>
  );
}
