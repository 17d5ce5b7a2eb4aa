import { Box, cx, Text } from '@vitrine/ui';
import type { StoryCardFields } from '../fields/story-card.ts';
import { ContentLink } from './ContentLink.tsx';
import { ModulePicture } from './ModulePicture.tsx';
import styles from './StoryCard.module.css';

interface StoryCardProps {
  card: StoryCardFields;
  /** Width to height. Default: the picture's own ratio. */
  ratio: string | undefined;
  wideRatio?: string | undefined;
  sizes: string;
  className?: string | undefined;
  textClassName?: string | undefined;
}

/** A picture with a title and subtitle below; the whole card is a link. */
export function StoryCard({ card, className, textClassName, ...shape }: StoryCardProps) {
  const { image, title, subtitle, commonLink } = card;
  if (!image) return null;
  return (
    <ContentLink
      link={commonLink}
      part="card"
      details={{ title }}
      className={cx(styles.card, className)}
    >
      <ModulePicture image={image} alt={title ? '' : image.alt} {...shape} />
      {(title || subtitle) && (
        <Box className={textClassName}>
          {title && (
            <Text as="h3" variant="h3" className={styles.title}>
              {title}
            </Text>
          )}
          {subtitle && (
            <Text as="p" variant="caption" tone="soft" clamp={2} className={styles.subtitle}>
              {subtitle}
            </Text>
          )}
        </Box>
      )}
    </ContentLink>
  );
}
