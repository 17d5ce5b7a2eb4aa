import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, cx, SectionHeading, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { ModuleTitle } from '../fields/common.ts';
import type { Picture } from '../fields/picture.ts';
import { messages } from '../messages.ts';
import { Go } from '../parts/Go.tsx';
import { ModulePicture } from '../parts/ModulePicture.tsx';
import styles from './Heading.module.css';
import { useInteraction } from './place.ts';

interface HeadingProps {
  title: ModuleTitle;
  /** Something that stands beside the words. */
  end?: ReactNode;
}

interface PicturedProps extends HeadingProps {
  image: Picture;
}

/** A picture of words is called by the words it stands for; the line beneath stays a line. */
function Pictured({ title: { title, subTitle, align, commonLink }, image, end }: PicturedProps) {
  return (
    <Box className={cx(styles.heading, align === 'centre' && styles.centred)}>
      <Box role="heading" aria-level={2}>
        <Go link={commonLink} part="title" className={styles.image}>
          <ModulePicture image={image} alt={image.alt || title} />
        </Go>
      </Box>
      {subTitle && (
        <Text as="p" look="cap" tone="soft" className={styles.subtitle}>
          {subTitle}
        </Text>
      )}
      {end}
    </Box>
  );
}

/** The title of a module: in words, or as a picture of words. */
export function Heading({ title: heading, end }: HeadingProps) {
  const { name } = usePlatform();
  const { viewMore } = useMessages(messages);
  const interact = useInteraction();
  const { kicker, title, subTitle, image, align, linkText, commonLink } = heading;
  if (image?.source) return <Pictured title={heading} image={image} end={end} />;
  if (!title) return end ? <Box className={styles.heading}>{end}</Box> : null;
  const to = resolveLink(commonLink, name);
  const link = to ? { label: linkText || viewMore, to, onTap: () => interact('title') } : undefined;
  return (
    <SectionHeading
      title={title}
      kick={kicker}
      subtitle={subTitle}
      centred={align === 'centre'}
      link={link}
      end={end}
    />
  );
}
