import { selectAddresses, selectPidList } from '@vitrine/state';
import { useSelector } from '@vitrine/state/react';
import type { Step } from './rules.ts';
import { NEW_ENTRY, type StepNavigation } from './useSteps.ts';

/** Opens a step; without saved entries to choose from, it opens the form for a new one. */
export function useOpenStep({ open }: StepNavigation): (step: Step) => void {
  const isEmpty: Partial<Record<Step, boolean>> = {
    address: useSelector(selectAddresses).length === 0,
    identity: useSelector(selectPidList).length === 0,
  };
  return (step) => open(step, isEmpty[step] ? NEW_ENTRY : undefined);
}
