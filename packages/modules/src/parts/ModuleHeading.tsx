import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, cx, SectionHeading, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { useTrackInteraction } from '../context/module-context.ts';
import type { ModuleTitle } from '../fields/common.ts';
import type { PictureFields } from '../fields/picture.ts';
import { messages } from '../messages.ts';
import { ContentLink } from './ContentLink.tsx';
import styles from './ModuleHeading.module.css';
import { ModulePicture } from './ModulePicture.tsx';

interface ModuleHeadingProps {
  title: ModuleTitle;
  /** Content shown beside the heading. */
  end?: ReactNode;
}

interface ImageHeadingProps extends ModuleHeadingProps {
  image: PictureFields;
}

/** A title shown as a picture; its alt text is the title. The subtitle stays text. */
function ImageHeading({
  title: { title, subTitle, align, commonLink },
  image,
  end,
}: ImageHeadingProps) {
  return (
    <Box className={cx(styles.heading, align === 'centre' && styles.centred)}>
      <Box role="heading" aria-level={2}>
        <ContentLink link={commonLink} part="title" className={styles.image}>
          <ModulePicture image={image} alt={image.alt || title} />
        </ContentLink>
      </Box>
      {subTitle && (
        <Text as="p" variant="caption" tone="soft" className={styles.subtitle}>
          {subTitle}
        </Text>
      )}
      {end}
    </Box>
  );
}

/** The heading of a module: text, or a picture of the title. */
export function ModuleHeading({ title: heading, end }: ModuleHeadingProps) {
  const { name } = usePlatform();
  const { viewMore } = useMessages(messages);
  const trackInteraction = useTrackInteraction();
  const { kicker, title, subTitle, image, align, linkText, commonLink } = heading;
  if (image?.source) return <ImageHeading title={heading} image={image} end={end} />;
  if (!title) return end ? <Box className={styles.heading}>{end}</Box> : null;
  const to = resolveLink(commonLink, name);
  const link = to
    ? { label: linkText || viewMore, to, onPress: () => trackInteraction('title') }
    : undefined;
  return (
    <SectionHeading
      title={title}
      eyebrow={kicker}
      subtitle={subTitle}
      centred={align === 'centre'}
      link={link}
      end={end}
    />
  );
}
