/** Sizes are given in pixels of the design, in which one rem is 50 px. */
export const PX_PER_REM = 50;

export const toRem = (px: number): number => px / PX_PER_REM;
