import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { Button, Stack, TextArea } from '@vitrine/ui';
import { useState } from 'react';
import { useAction } from '../action/useAction.ts';
import styles from './AddressForm.module.css';
import { type AddressDraft, fillFromParsed } from './draft.ts';
import { messages } from './messages.ts';

const MAX_PASTE_LENGTH = 300;

interface PasteAddressProps {
  draft: AddressDraft;
  onParsed: (draft: AddressDraft) => void;
}

/** Fills the fields from a pasted text that holds a whole address. */
export function PasteAddress({ draft, onParsed }: PasteAddressProps) {
  const t = useMessages(messages);
  const api = useApi();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const { run, isPending } = useAction({ showErrorAs: setError, failed: t.readFailed });

  const fillFields = () =>
    run(async () => {
      const parsed = await api.parseAddress({ body: { text } });
      if (!parsed.mobile && !parsed.stateId && !parsed.name) return setError(t.nothingRead);
      onParsed(fillFromParsed(draft, parsed));
      setText('');
    });

  return (
    <Stack gap={3}>
      <TextArea
        label={t.paste}
        value={text}
        onChange={(value) => {
          setText(value);
          setError(undefined);
        }}
        maxLength={MAX_PASTE_LENGTH}
        placeholder={t.pasteHint}
        error={error}
      />
      {text.trim() !== '' && (
        <Button
          className={styles.read}
          variant="outline"
          small
          loading={isPending}
          onPress={() => void fillFields()}
        >
          {t.read}
        </Button>
      )}
    </Stack>
  );
}
