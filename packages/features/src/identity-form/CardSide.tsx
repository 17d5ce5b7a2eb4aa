import { errorMessage } from '@vitrine/client';
import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { type PidSide, type ProcessingPid, setPidImage } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Box, FilePick, Icon, type PickedFile, Picture, Spinner, Text } from '@vitrine/ui';
import { useState } from 'react';
import { CardDrawing } from './CardDrawing.tsx';
import styles from './CardSide.module.css';
import { messages } from './messages.ts';
import { isTooLarge } from './rules.ts';

interface CardSideProps {
  side: PidSide;
  form: ProcessingPid;
  /** Known to be wanted, and not there. */
  isMissing: boolean;
  /** It was tried without it. */
  isTold: boolean;
}

/** One side of a card: chosen, sent at once, and shown. */
export function CardSide({ side, form, isMissing, isTold }: CardSideProps) {
  const words = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();
  const { id, fileContent } = form[`${side}Image`];
  const state = isSending ? words.sending : id ? words.again : undefined;

  async function send({ file, preview, size }: PickedFile): Promise<void> {
    if (isSending) return;
    if (isTooLarge(size)) return setFault(words.tooLarge);
    setSending(true);
    setFault(undefined);
    try {
      // Both sides may be on their way at once.
      const image = await api.uploadPersonalIdImage({ file }, { lane: side });
      dispatch(setPidImage({ side, id: image.id, fileContent: preview, now: Date.now() }));
    } catch (error) {
      setFault(errorMessage(error) ?? words.photoFailed);
    } finally {
      setSending(false);
    }
  }

  return (
    <Box as="figure" className={styles.side}>
      <FilePick
        label={`${words.sides[side]}：${id ? words.again : words.pick}`}
        onPick={(picked) => void send(picked)}
        error={fault ?? (isTold && isMissing ? words.needed[side] : undefined)}
      >
        <Box className={id ? styles.done : styles.place}>
          {id && !fileContent && <CardDrawing side={side} />}
          {fileContent && <Picture src={fileContent} alt="" ratio="8/5" eager />}
          {!id && !isSending && (
            <>
              <Icon name="camera" size="l" />
              <Text look="cap" tone="soft">
                {words.pick}
              </Text>
            </>
          )}
          {isSending && <Spinner />}
          {id && (
            <Box className={styles.sign}>
              <Icon name="done" size="s" />
            </Box>
          )}
        </Box>
        <Box className={styles.caption}>
          <Text look="cap">{words.sides[side]}</Text>
          {state && (
            <Text look="cap" tone="pine">
              {state}
            </Text>
          )}
          {!state && isMissing && !isTold && (
            <Text look="cap" tone="warn">
              {words.missing}
            </Text>
          )}
        </Box>
      </FilePick>
    </Box>
  );
}
