import { useApi } from '@vitrine/client/react';
import type { PreferenceCode } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { preferencesCreated } from '@vitrine/state';
import { useStore } from '@vitrine/state/react';
import { Button, Heading, Paragraph, Stack } from '@vitrine/ui';
import { useAction } from '../action/useAction.ts';
import styles from './ConsentNote.module.css';
import { recommendationMessages } from './messages.ts';

/** Turns one preference on and keeps the others as they are. */
function useConsent(code: PreferenceCode, onAgreed: () => void) {
  const t = useMessages(recommendationMessages);
  const api = useApi();
  const store = useStore();
  const { isPending, run } = useAction();

  const agree = () =>
    run(async () => {
      const { preferences } = await api.getPreferences();
      const others = preferences.filter((preference) => preference.code !== code);
      const body = { preferences: [...others, { code, isOn: true }] };
      const decided = await api.replacePreferences({ body });
      store.dispatch(preferencesCreated(decided.preferences));
      onAgreed();
      return t.agreed;
    });

  return { agree, isPending };
}

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
      <Heading>{title}</Heading>
      <Paragraph className={styles.hint}>{hint}</Paragraph>
      <Button variant="outline" loading={isPending} onPress={() => void agree()}>
        {t.agree}
      </Button>
    </Stack>
  );
}
