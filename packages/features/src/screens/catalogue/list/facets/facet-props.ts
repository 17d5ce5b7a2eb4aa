import type { FacetValue } from '@vitrine/contract';

export interface FacetProps {
  values: readonly FacetValue[];
  onToggle: (value: string) => void;
  label: string;
}

/** The value has no products, and there is no selection to undo. */
export const isUnavailable = ({ disabled, selected }: FacetValue): boolean => disabled && !selected;
