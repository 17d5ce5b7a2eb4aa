import { Box } from '../box/Box';
import styles from './PageEnd.module.css';
import type { PageEndProps } from './PageEnd.types.ts';

/** How far below the window the end is noticed. */
const NOTICE_AHEAD_PX = 400;

/** The end of a list that goes on by itself. */
export const PageEnd = ({ onNear }: PageEndProps) => (
  <Box className={styles.end} rootMarginPx={NOTICE_AHEAD_PX} onImpression={onNear} />
);
