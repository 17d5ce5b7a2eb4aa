import { useMessages } from '@vitrine/platform';
import { Box, Note, Text } from '@vitrine/ui';
import { CardSide } from './CardSide.tsx';
import styles from './IdentityForm.module.css';
import { messages } from './messages.ts';
import type { IdentityFormState } from './useIdentityForm.ts';

/** Both sides of the card, side by side. */
export function Photos({ identity: { form, isTried } }: { identity: IdentityFormState }) {
  const words = useMessages(messages);
  const { isImageRequired, isFrontImageValid, isBackImageValid } = form;
  const isWanted = isTried || isImageRequired;
  return (
    <Box as="section" className={styles.photos}>
      <Box className={styles.heading}>
        <Text as="h2" look="ui" strong>
          {isImageRequired ? words.photos : words.photosOptional}
        </Text>
        <Text look="micro" tone="quiet">
          {words.photoKinds}
        </Text>
      </Box>
      <Box className={styles.sides}>
        <CardSide
          side="front"
          form={form}
          isMissing={isWanted && !isFrontImageValid}
          isTold={isTried}
        />
        <CardSide
          side="back"
          form={form}
          isMissing={isWanted && !isBackImageValid}
          isTold={isTried}
        />
      </Box>
      <Note tone="good">{words.photoHint}</Note>
    </Box>
  );
}
