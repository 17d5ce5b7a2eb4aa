/** Sizes are written in pixels of a design in which one rem is fifty of them. */
export const PX_PER_REM = 50;

export const toRem = (px: number): number => px / PX_PER_REM;
