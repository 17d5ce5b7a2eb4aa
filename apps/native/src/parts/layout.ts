import { useWindowDimensions } from 'react-native';
import { tokens } from '../brand/tokens.ts';

/** Wider windows are tablets. */
const TABLET_WIDTH = 768;

/** The widest column of text, of forms and of what stands beside a picture. */
export const COLUMN_WIDTH = 640;

/** That column, in the middle of a wider screen. */
export const COLUMN = { width: '100%', maxWidth: COLUMN_WIDTH, alignSelf: 'center' } as const;

/** What every screen needs to know of the window, which a tablet may change at any time. */
export function useLayout() {
  const { width, height, fontScale } = useWindowDimensions();
  const isTablet = width >= TABLET_WIDTH;
  return {
    width,
    height,
    isTablet,
    /** The letters are so large that texts side by side no longer fit. */
    hasLargeLetters: fontScale > 1.3,
    /** Products side by side. */
    columns: isTablet ? 3 : 2,
    /** Without the gutters. */
    inner: width - 2 * tokens.gutter,
  };
}
