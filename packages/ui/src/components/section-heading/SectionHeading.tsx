import type { Destination } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import type { LinkPressEvent } from '../../primitives/link/Link.types.ts';
import { Text } from '../../primitives/text/Text';
import { Button } from '../button/Button.tsx';
import styles from './SectionHeading.module.css';

export interface SectionHeadingProps {
  title: string;
  eyebrow?: string | undefined;
  subtitle?: string | undefined;
  /** Link to the full collection. */
  link?: { label: string; to: Destination; onPress?: (event?: LinkPressEvent) => void } | undefined;
  /** Other content at the right, such as a countdown. */
  end?: ReactNode;
  centred?: boolean | undefined;
  className?: string | undefined;
}

export function SectionHeading(props: SectionHeadingProps) {
  const { title, eyebrow, subtitle, link, end, centred, className } = props;
  return (
    <Box
      className={cx(
        styles.heading,
        end !== undefined && styles.withEnd,
        centred && styles.centred,
        className,
      )}
    >
      <Box>
        {eyebrow && (
          <Text as="p" variant="eyebrow" className={styles.eyebrow}>
            {eyebrow}
          </Text>
        )}
        <Text as="h2" variant="h2">
          {title}
        </Text>
        {subtitle && (
          <Text as="p" variant="caption" tone="soft" className={styles.subtitle}>
            {subtitle}
          </Text>
        )}
      </Box>
      {link && (
        <Button variant="text" className={styles.link} to={link.to} onPress={link.onPress}>
          {link.label}
        </Button>
      )}
      {end}
    </Box>
  );
}
