import type { CountryState } from '@vitrine/contract';
import { useMessages } from '@vitrine/platform';
import { Box, Button, TextArea } from '@vitrine/ui';
import { useState } from 'react';
import styles from './AddressForm.module.css';
import type { AddressDraft } from './draft.ts';
import { messages } from './messages.ts';
import { readAddress } from './read-address.ts';

const MOST_CHARACTERS = 200;

interface PasteProps {
  draft: AddressDraft;
  states: readonly CountryState[];
  onRead: (draft: AddressDraft) => void;
}

/** Takes an address as friends send it, so that nobody types it again. */
export function Paste({ draft, states, onRead }: PasteProps) {
  const words = useMessages(messages);
  const [text, setText] = useState('');
  const [hasFound, setFound] = useState(true);

  function read(): void {
    const found = readAddress(text, states);
    const isAddress = Boolean(found.mobile ?? found.stateId ?? found.name);
    setFound(isAddress);
    if (!isAddress) return;
    onRead({ ...draft, ...found });
    setText('');
  }

  return (
    <Box className={styles.paste}>
      <TextArea
        label={words.paste}
        value={text}
        onChange={(value) => {
          setText(value);
          setFound(true);
        }}
        maxLength={MOST_CHARACTERS}
        placeholder={words.pasteHint}
        error={hasFound ? undefined : words.nothingRead}
      />
      {text.trim() !== '' && (
        <Button className={styles.read} kind="outline" small onTap={read}>
          {words.read}
        </Button>
      )}
    </Box>
  );
}
