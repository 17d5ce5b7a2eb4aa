import { Box, cx, Text } from '@vitrine/ui';
import type { Card } from '../fields/card.ts';
import { Go } from './Go.tsx';
import { ModulePicture } from './ModulePicture.tsx';
import styles from './Story.module.css';

interface StoryProps {
  card: Card;
  /** Width to height; the picture's own when it is not given. */
  ratio: string | undefined;
  wideRatio?: string | undefined;
  sizes: string;
  className?: string | undefined;
  wordsClassName?: string | undefined;
}

/** A picture with two lines of words beneath; all of it leads on. */
export function Story({ card, className, wordsClassName, ...shape }: StoryProps) {
  const { image, title, subtitle, commonLink } = card;
  if (!image) return null;
  return (
    <Go link={commonLink} part="card" details={{ title }} className={cx(styles.story, className)}>
      <ModulePicture image={image} alt={title ? '' : image.alt} {...shape} />
      {(title || subtitle) && (
        <Box className={wordsClassName}>
          {title && (
            <Text as="h3" look="h3" className={styles.title}>
              {title}
            </Text>
          )}
          {subtitle && (
            <Text as="p" look="cap" tone="soft" clamp={2} className={styles.subtitle}>
              {subtitle}
            </Text>
          )}
        </Box>
      )}
    </Go>
  );
}
