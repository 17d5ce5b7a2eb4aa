import type { Destination } from '@vitrine/platform';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import type { LinkTap } from '../../primitives/link/Link.types.ts';
import { Text } from '../../primitives/text/Text';
import { Button } from '../button/Button.tsx';
import styles from './SectionHeading.module.css';

export interface SectionHeadingProps {
  title: string;
  kick?: string | undefined;
  subtitle?: string | undefined;
  /** Where all of it is. */
  link?: { label: string; to: Destination; onTap?: (tap?: LinkTap) => void } | undefined;
  /** Something else at the right, such as a clock. */
  end?: ReactNode;
  centred?: boolean | undefined;
  className?: string | undefined;
}

export function SectionHeading(props: SectionHeadingProps) {
  const { title, kick, subtitle, link, end, centred, className } = props;
  return (
    <Box
      className={cx(
        styles.heading,
        end !== undefined && styles.ended,
        centred && styles.centred,
        className,
      )}
    >
      <Box>
        {kick && (
          <Text as="p" look="kick" className={styles.kick}>
            {kick}
          </Text>
        )}
        <Text as="h2" look="h2">
          {title}
        </Text>
        {subtitle && (
          <Text as="p" look="cap" tone="soft" className={styles.subtitle}>
            {subtitle}
          </Text>
        )}
      </Box>
      {link && (
        <Button kind="text" className={styles.link} to={link.to} onTap={link.onTap}>
          {link.label}
        </Button>
      )}
      {end}
    </Box>
  );
}
