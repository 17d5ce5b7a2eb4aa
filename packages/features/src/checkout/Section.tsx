import { Box, Tap, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import type { Step } from './rules.ts';
import styles from './Section.module.css';

/** By which the page finds a section to scroll to. */
export const sectionId = (step: Step): string => `checkout-${step}`;

interface SectionProps {
  step: Step;
  /** Absent where it is not one of several. */
  number: number;
  title: string;
  /** At the right: what changes it. */
  action?: { words: string; label: string; onTap: () => void } | undefined;
  children?: ReactNode;
}

/** One numbered part of a checkout. */
export const Section = ({ step, number, title, action, children }: SectionProps) => (
  <Box as="section" id={sectionId(step)} className={styles.section} aria-label={title}>
    <Box className={styles.head}>
      <Text as="h2" look="h3" className={styles.title}>
        <Text className={styles.number}>{number}</Text>
        {title}
      </Text>
      {action && (
        <Tap
          className={styles.action}
          label={action.label}
          aria-haspopup="dialog"
          onTap={action.onTap}
        >
          <Text className={styles.underlined}>{action.words}</Text>
        </Tap>
      )}
    </Box>
    <Box className={styles.body}>{children}</Box>
  </Box>
);
