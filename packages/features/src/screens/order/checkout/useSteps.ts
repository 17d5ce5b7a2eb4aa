import type { CheckoutOrder } from '@vitrine/contract';
import { isMiniProgram, type Target, usePlatform } from '@vitrine/platform';
import { useEffect, useRef, useState } from 'react';
import type { ScreenProps } from '../../../screen.ts';
import { parseStep, type Step } from './rules.ts';
import { sectionId } from './Section.tsx';

/** The form value for an entry that is not saved yet; other form values are ids of saved entries. */
export const NEW_ENTRY = 'new';

export interface StepNavigation {
  step: Step | undefined;
  /** The entry in the open form: `NEW_ENTRY` or the id of a saved one. Undefined while choosing. */
  form: string | undefined;
  /** Id of the section that opened the step, when the step has a URL and the host handles "back". */
  openerId: string | undefined;
  open(step: Step, form?: string): void;
  /** Opens or closes the form within the current step. */
  showForm(form: string | undefined): void;
  close(): void;
}

export interface StepSheetsProps {
  order: CheckoutOrder;
  steps: StepNavigation;
}

/**
 * Each step has its own URL, so that it survives a reload, a log-in and "back". In mini-programs and
 * in the app a URL would open another page, so there the step is component state.
 */
export function useSteps({ params, query }: ScreenProps): StepNavigation {
  const { navigation, name, bridge } = usePlatform();
  const isLocal = isMiniProgram(name) || bridge.isPresent;
  const [local, setLocal] = useState({ step: params.step, form: query.form });
  const hasOpened = useRef(false);
  const { step, form } = isLocal ? local : { step: params.step, form: query.form };
  useEffect(() => {
    if (!step) hasOpened.current = false;
  }, [step]);

  const stepTarget = (nextStep: Step | undefined, nextForm?: string): Target => ({
    route: 'checkout',
    params: { id: params.id ?? '', ...(nextStep && { step: nextStep }) },
    ...(nextForm && { query: { form: nextForm } }),
  });

  function go(nextStep: Step | undefined, nextForm: string | undefined, replace: boolean): void {
    if (isLocal) navigation.confirmLeave(() => setLocal({ step: nextStep, form: nextForm }));
    else navigation.go(stepTarget(nextStep, nextForm), { replace, keepScroll: true });
  }

  const current = parseStep(step);
  return {
    step: current,
    form,
    openerId: current && !isLocal ? sectionId(current) : undefined,
    open(nextStep, nextForm) {
      const replace = current !== undefined;
      if (!replace) hasOpened.current = true;
      go(nextStep, nextForm, replace);
    },
    showForm: (nextForm) => go(current, nextForm, true),
    close() {
      if (hasOpened.current && !isLocal) navigation.back();
      else go(undefined, undefined, true);
      hasOpened.current = false;
    },
  };
}
