import type { FilterRailProps } from './FilterRail.types.ts';

/** Phones filter in the sheet. */
export const FilterRail = (_: FilterRailProps) => null;
