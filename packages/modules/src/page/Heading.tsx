import { resolveLink, useMessages, usePlatform } from '@vitrine/platform';
import { Box, SectionHeading } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { ModuleTitle } from '../fields/common.ts';
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

/** The title of a module: in words, or as a picture of words. */
export function Heading({ title: heading, end }: HeadingProps) {
  const { name } = usePlatform();
  const { viewMore } = useMessages(messages);
  const interact = useInteraction();
  const { kicker, title, subTitle, image, align, linkText, commonLink } = heading;
  if (image?.source) {
    return (
      <Box className={styles.heading}>
        <Go link={commonLink} part="title" className={styles.image}>
          <ModulePicture image={image} />
        </Go>
        {end}
      </Box>
    );
  }
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
