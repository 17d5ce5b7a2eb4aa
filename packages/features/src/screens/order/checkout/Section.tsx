import type { CheckoutOrder } from '@vitrine/contract';
import { Box, Heading, Pressable, Row, Text } from '@vitrine/ui';
import type { ReactNode } from 'react';
import * as layout from '../../../shared/layout/layout.ts';
import * as spacing from '../../../shared/layout/spacing.ts';
import type { Step } from './rules.ts';
import styles from './Section.module.css';

/** The element id of a section, to scroll to. */
export const sectionId = (step: Step): string => `checkout-${step}`;

/** What each section is given. */
export interface OrderSectionProps {
  order: CheckoutOrder;
  number: number;
  /** Opens the sheet of the section. */
  onOpen: () => void;
}

interface SectionProps {
  step: Step;
  number: number;
  title: string;
  /** A button at the end of the title row. */
  action?: { text: string; label: string; onPress: () => void } | undefined;
  children?: ReactNode;
}

/** A numbered section of the checkout. */
export const Section = ({ step, number, title, action, children }: SectionProps) => (
  <Box as="section" id={sectionId(step)} className={styles.section} aria-label={title}>
    <Row gap={3} isSpread className={layout.touchHeight}>
      <Heading className={layout.parts}>
        <Text className={layout.serifNumber}>{number}</Text>
        {title}
      </Heading>
      {action && (
        <Pressable
          className={styles.action}
          label={action.label}
          aria-haspopup="dialog"
          onPress={action.onPress}
        >
          <Text className={styles.actionText}>{action.text}</Text>
        </Pressable>
      )}
    </Row>
    <Box className={spacing.pt2}>{children}</Box>
  </Box>
);
