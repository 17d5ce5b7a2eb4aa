import type { FilterRailProps } from './FilterRail.tsx';

/** Phones filter in the sheet. */
export const FilterRail = (_: FilterRailProps) => null;
