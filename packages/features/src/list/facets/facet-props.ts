import type { FacetValue } from '@vitrine/contract';

export interface FacetProps {
  values: readonly FacetValue[];
  onToggle: (value: string) => void;
  label: string;
}

/** Nothing is left of it, and it is not among the choices that could be taken back. */
export const isOut = ({ disabled, selected }: FacetValue): boolean => disabled && !selected;
