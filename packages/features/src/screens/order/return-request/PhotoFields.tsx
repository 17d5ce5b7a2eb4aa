import { useMessages } from '@vitrine/platform';
import { Box, FilePicker, Icon, Row, Stack, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './PhotoFields.module.css';
import { PhotoTile } from './PhotoTile.tsx';
import { MAX_PHOTOS, type VisibleReason } from './rules.ts';
import type { ReturnPhotosState } from './useReturnPhotos.ts';

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
      <Text as="p" variant="caption" tone="quiet">
        {t.photoHints[reason]}
      </Text>
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
      <Text as="p" variant="micro" tone="quiet">
        {t.photoKinds}
      </Text>
      {error && (
        <Text as="p" variant="caption" tone="warn" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
