import type { PreferenceCode } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Button, Stack, Text } from '@vitrine/ui';
import styles from './ConsentNote.module.css';
import { recommendationMessages } from './messages.ts';
import { useConsent } from './useConsent.ts';

interface ConsentNoteProps {
  code: PreferenceCode;
  title: string;
  hint: string;
  onAgreed: () => void;
}

/** Asks for consent in the place where its effect shows. Ignoring it has no consequence. */
export function ConsentNote({ code, title, hint, onAgreed }: ConsentNoteProps) {
  const t = useMessages(recommendationMessages);
  const { agree, isPending } = useConsent(code, onAgreed);
  return (
    <Stack gap={2} align="start" as="section" className={styles.note} aria-label={title}>
      <Text as="h2" variant="h3">
        {title}
      </Text>
      <Text as="p" variant="ui" tone="soft" className={styles.hint}>
        {hint}
      </Text>
      <Button variant="outline" loading={isPending} onPress={() => void agree()}>
        {t.agree}
      </Button>
    </Stack>
  );
}
