import type { FacetValue } from '@vitrine/contract';

export interface SizeGroup {
  /** What shoppers call the system; null for sizes that belong to none. */
  system: string | null;
  values: FacetValue[];
}

/** Groups sizes by the system that the shop names for them, in the order in which they come. */
export function groupSizes(values: readonly FacetValue[]): readonly SizeGroup[] {
  const groups = new Map<string | null, SizeGroup>();
  for (const value of values) {
    const group = groups.get(value.hint);
    if (group) group.values.push(value);
    else groups.set(value.hint, { system: value.hint, values: [value] });
  }
  return [...groups.values()];
}
