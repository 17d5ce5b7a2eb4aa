import type { FacetValue } from '@vitrine/contract';

/** The systems in which sizes are given, in the order in which they are shown. */
const SIZE_SYSTEMS = ['letters', 'EU', 'IT', 'FR', 'UK', 'US', 'JP', 'cm', 'other'] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

const LETTERS = /^(?:\d?X{0,3}[SL]|M)$/;

/** The system of a size: letters, the country before the number, or centimetres. */
export function findSizeSystem(name: string): SizeSystem {
  if (LETTERS.test(name)) return 'letters';
  if (/^[\d.–-]+ ?cm$/i.test(name)) return 'cm';
  return SIZE_SYSTEMS.find((system) => name.startsWith(`${system} `)) ?? 'other';
}

export interface SizeGroup {
  system: SizeSystem;
  values: readonly FacetValue[];
}

/** Groups sizes by their system; within one they keep their order. */
export const groupSizes = (values: readonly FacetValue[]): readonly SizeGroup[] =>
  SIZE_SYSTEMS.map((system) => ({
    system,
    values: values.filter(({ name }) => findSizeSystem(name) === system),
  })).filter((group) => group.values.length > 0);
