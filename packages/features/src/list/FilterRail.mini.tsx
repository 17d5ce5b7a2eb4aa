import type { FilterRailProps } from './FilterRail.types.ts';

/** Phones have the sheet: what they would only hide is not sent to the view. */
export const FilterRail = (_: FilterRailProps) => null;
