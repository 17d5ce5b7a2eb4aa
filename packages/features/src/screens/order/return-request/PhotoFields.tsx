import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  Box,
  cx,
  FilePicker,
  FinePrint,
  Hint,
  Icon,
  IconButton,
  Picture,
  Pressable,
  Row,
  Spinner,
  Stack,
  Text,
} from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './PhotoFields.module.css';
import { MAX_PHOTOS, type VisibleReason } from './rules.ts';
import type { FormPhoto, ReturnPhotosState } from './useReturnPhotos.ts';

interface PhotoTileProps {
  photo: FormPhoto;
  /** Its place among the photos, from 1. */
  number: number;
  onRetry: () => void;
  onRemove: () => void;
}

/** One photo of the form: sent, on its way, or failed and ready to be sent again. */
function PhotoTile({ photo, number, onRetry, onRemove }: PhotoTileProps) {
  const t = useMessages(messages);
  const { status, uploaded, picked } = photo;
  const label = formatMessage(t.photo, { n: number });
  return (
    <Box className={cx(styles.tile, status === 'failed' && styles.failed)}>
      <Picture src={uploaded?.thumbnailUrl ?? picked?.preview} alt={label} ratio="1/1" eager />
      {status === 'sending' && (
        <Box className={styles.cover}>
          <Spinner label={t.sending} />
        </Box>
      )}
      {status === 'failed' && (
        <Pressable className={styles.cover} label={`${label}，${t.sendAgain}`} onPress={onRetry}>
          <Icon name="returns" size="m" />
          <Text variant="caption">{t.sendAgain}</Text>
        </Pressable>
      )}
      <IconButton
        icon="close"
        size="s"
        className={styles.remove}
        label={formatMessage(t.removePhoto, { n: number })}
        onPress={onRemove}
      />
    </Box>
  );
}

/** Without HEIC, so that an iPhone sends its photos as JPEG. */
const TYPES = 'image/jpeg,image/png,image/webp';

interface PhotoFieldsProps {
  photos: ReturnPhotosState;
  reason: VisibleReason;
  /** Shown when the form cannot be sent with these photos. */
  problem: string | undefined;
}

/** Photos of what is wrong. Those that arrived stay when the others fail. */
export function PhotoFields({ photos: state, reason, problem }: PhotoFieldsProps) {
  const t = useMessages(messages);
  const { photos, add, retry, remove } = state;
  const error = state.error ?? problem;
  return (
    <Stack gap={3} as="section" aria-label={t.photos}>
      <Row gap={3} isSpread>
        <Text variant="caption" tone="soft">
          {t.photos}
        </Text>
        <Text variant="micro" tone="quiet" tabular>
          {`${photos.length}/${MAX_PHOTOS}`}
        </Text>
      </Row>
      <Hint>{t.photoHints[reason]}</Hint>
      <Box className={styles.grid}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.key}
            photo={photo}
            number={index + 1}
            onRetry={() => retry(photo)}
            onRemove={() => remove(photo.key)}
          />
        ))}
        {photos.length < MAX_PHOTOS && (
          <FilePicker
            label={t.addPhotos}
            accept={TYPES}
            max={MAX_PHOTOS - photos.length}
            onPick={add}
          >
            <Box className={styles.add}>
              <Icon name="camera" size="l" />
              <Text variant="caption" tone="soft">
                {t.addPhotos}
              </Text>
            </Box>
          </FilePicker>
        )}
      </Box>
      <FinePrint>{t.photoKinds}</FinePrint>
      {error && (
        <Text as="p" variant="caption" tone="warn" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
