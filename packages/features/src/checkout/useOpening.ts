import { selectAddresses, selectPidList } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import type { Step } from './rules.ts';
import { NEW, type Steps } from './useSteps.ts';

/** Opens a step: where there is nothing to choose from yet, it begins with writing. */
export function useOpening({ open }: Steps): (step: Step) => void {
  const isEmpty: Partial<Record<Step, boolean>> = {
    address: useSelector(selectAddresses).length === 0,
    identity: useSelector(selectPidList).length === 0,
  };
  return (step) => open(step, isEmpty[step] ? NEW : undefined);
}
