import { Box, cx } from '@vitrine/ui';
import type { CSSProperties, ReactNode } from 'react';
import styles from './ColouredText.module.css';
import { toCssColour } from './colour.ts';

interface ColouredTextProps {
  /** The value of a colour field; empty keeps the design's text colour. */
  color: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Text in a colour set on the page. The outer box sets `--base-ink`, the inner one assigns it to `--ink`,
 * because a CSS variable that refers to itself is invalid.
 */
export function ColouredText({ color, className, children }: ColouredTextProps) {
  const cssColour = toCssColour(color);
  if (!cssColour) return <Box className={className}>{children}</Box>;
  return (
    <Box style={{ '--base-ink': cssColour } as CSSProperties}>
      <Box className={cx(styles.coloured, className)}>{children}</Box>
    </Box>
  );
}
