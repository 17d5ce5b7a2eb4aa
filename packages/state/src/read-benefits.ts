import type { RootState } from './root-state.ts';

const NONE: readonly string[] = [];

/** The codes of the shopper's benefits, read without a selector, so that guests do not load the user slice. */
export const readBenefits = ({ user }: RootState): readonly string[] => user?.userBenefits ?? NONE;
