import { useApi } from '@vitrine/client/react';
import { useMessages } from '@vitrine/platform';
import { type PidSide, type ProcessingPid, setPidImage } from '@vitrine/state';
import { useDispatch } from '@vitrine/state/react';
import { Box, FilePicker, Icon, type PickedFile, Picture, Row, Spinner, Text } from '@vitrine/ui';
import { useAction } from '../action/useAction.ts';
import * as layout from '../layout/layout.ts';
import { messages } from './messages.ts';
import styles from './PhotoPicker.module.css';
import { isTooLarge } from './rules.ts';
import { StoredPhoto } from './StoredPhoto';

interface PhotoPickerProps {
  side: PidSide;
  fields: ProcessingPid;
  /** The photo is expected and was not uploaded. */
  isMissing: boolean;
  /** Shows a missing photo as an error, once the form was submitted. */
  showsError: boolean;
}

/** Picks, uploads and shows the photo of one side of the card. */
export function PhotoPicker({ side, fields, isMissing, showsError }: PhotoPickerProps) {
  const t = useMessages(messages);
  const api = useApi();
  const dispatch = useDispatch();
  const { run, isPending, error, setError } = useAction({
    showErrorAs: 'note',
    failed: t.photoFailed,
  });
  const { id, fileContent } = fields[`${side}Image`];
  const status = isPending ? t.sending : id ? t.again : undefined;

  async function upload({ file, preview, size }: PickedFile): Promise<void> {
    if (isTooLarge(size)) return setError(t.tooLarge);
    await run(async () => {
      // A cancel group for each side lets both uploads run at once.
      const image = await api.uploadPersonalIdImage({ file }, { cancelGroup: side });
      dispatch(setPidImage({ side, id: image.id, fileContent: preview, now: Date.now() }));
    });
  }

  return (
    <Box as="figure" className={styles.side}>
      <FilePicker
        label={`${t.sides[side]}：${id ? t.again : t.pick}`}
        onPick={(picked) => void upload(picked)}
        error={error ?? (showsError && isMissing ? t.needed[side] : undefined)}
      >
        <Box className={id ? styles.uploaded : styles.empty}>
          {id && !fileContent && <StoredPhoto personalId={fields.id} side={side} />}
          {fileContent && <Picture src={fileContent} alt="" ratio="8/5" eager />}
          {!id && !isPending && (
            <>
              <Icon name="camera" size="l" />
              <Text variant="caption" tone="soft">
                {t.pick}
              </Text>
            </>
          )}
          {isPending && <Spinner />}
          {id && (
            <Box className={styles.check}>
              <Icon name="done" size="s" />
            </Box>
          )}
        </Box>
        <Row gap={2} isSpread className={layout.touchHeight}>
          <Text variant="caption">{t.sides[side]}</Text>
          {status && (
            <Text variant="caption" tone="pine">
              {status}
            </Text>
          )}
          {!status && isMissing && !showsError && (
            <Text variant="caption" tone="warn">
              {t.missing}
            </Text>
          )}
        </Row>
      </FilePicker>
    </Box>
  );
}
