import { useMessages } from '@vitrine/platform';
import { Box, Note, Stack, Text } from '@vitrine/ui';
import { messages } from './messages.ts';
import styles from './PersonalIdForm.module.css';
import { PhotoPicker } from './PhotoPicker.tsx';
import type { PersonalIdFormState } from './usePersonalIdForm.ts';

const SIDES = ['front', 'back'] as const;

/** The photos of both sides of the card. */
export function PhotoFields({ form }: { form: PersonalIdFormState }) {
  const t = useMessages(messages);
  const { fields, isSubmitted } = form;
  const { isImageRequired, isFrontImageValid, isBackImageValid, hasImage, alertType } = fields;
  const isValid = { front: isFrontImageValid, back: isBackImageValid };
  const isNeeded = isImageRequired || alertType === 'images-needed';
  const isExpected = isSubmitted || isNeeded || hasImage;
  return (
    <Stack gap={3} as="section">
      <Box className={styles.heading}>
        <Text as="h2" variant="ui" strong>
          {isNeeded ? t.photos : t.photosOptional}
        </Text>
        <Text variant="micro" tone="quiet">
          {t.photoKinds}
        </Text>
      </Box>
      <Box className={styles.sides}>
        {SIDES.map((side) => (
          <PhotoPicker
            key={side}
            side={side}
            fields={fields}
            isMissing={isExpected && !isValid[side]}
            showsError={isSubmitted}
          />
        ))}
      </Box>
      <Note tone="good">{t.photoHint}</Note>
    </Stack>
  );
}
