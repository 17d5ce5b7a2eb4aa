import type { ReactNode } from 'react';
import type { Space } from '../../primitives/layout/gap.ts';
import { Row } from '../../primitives/layout/Row.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text';

export interface SectionProps {
  /** The visible heading, which also names the section for screen readers. */
  title: string;
  /** Content at the right of the heading, such as a link. */
  aside?: ReactNode;
  /** Space between heading and content, and between the parts of the content. Defaults to 4. */
  gap?: Space | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A part of a page with a heading. Product sections of campaign pages use `SectionHeading`. */
export const Section = ({ title, aside, gap, id, className, children }: SectionProps) => (
  <Stack as="section" aria-label={title} gap={gap} id={id} className={className}>
    <Row isSpread>
      <Text as="h2" variant="h3">
        {title}
      </Text>
      {aside}
    </Row>
    {children}
  </Stack>
);
