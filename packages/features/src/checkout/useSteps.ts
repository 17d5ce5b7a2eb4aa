import { isMiniProgram, type Target, usePlatform } from '@vitrine/platform';
import { useEffect, useRef, useState } from 'react';
import type { ScreenProps } from '../screen.ts';
import { type Step, stepOf } from './rules.ts';
import { sectionId } from './Section.tsx';

/** Instead of the id of something that is there. */
export const NEW = 'new';

export interface Steps {
  step: Step | undefined;
  /** What is being written instead of chosen: `new`, or the id of something that is there. */
  form: string | undefined;
  /** The address of this very step, to come back to. */
  here: Target;
  /** Where the step is opened, if it has an address, through which the host's way back leads by itself. */
  home: string | undefined;
  open(step: Step, form?: string): void;
  /** From choosing to writing and back: the same step. */
  write(form: string | undefined): void;
  close(): void;
}

/**
 * Each step has an address of its own, so that it survives a reload, a login, and the way back. Where
 * an address would be another page around the shop (mini-programs, the app), steps stay inside this one.
 */
export function useSteps({ params, query }: ScreenProps): Steps {
  const { navigation, name, bridge } = usePlatform();
  const isInside = isMiniProgram(name) || bridge.isPresent;
  const [inside, setInside] = useState({ step: params.step, form: query.form });
  const hasOpened = useRef(false);
  const { step, form } = isInside ? inside : { step: params.step, form: query.form };
  useEffect(() => {
    if (!step) hasOpened.current = false;
  }, [step]);

  const targetOf = (next: Step | undefined, written?: string): Target => ({
    route: 'checkout',
    params: { id: params.id ?? '', ...(next && { step: next }) },
    ...(written && { query: { form: written } }),
  });

  function go(next: Step | undefined, written: string | undefined, replace: boolean): void {
    if (isInside) navigation.leave(() => setInside({ step: next, form: written }));
    else navigation.go(targetOf(next, written), { replace, keepScroll: true });
  }

  const current = stepOf(step);
  return {
    step: current,
    form,
    here: targetOf(current, form),
    home: current && !isInside ? sectionId(current) : undefined,
    open(next, written) {
      const replace = current !== undefined;
      if (!replace) hasOpened.current = true;
      go(next, written, replace);
    },
    write: (written) => go(current, written, true),
    close() {
      if (hasOpened.current && !isInside) navigation.back();
      else go(undefined, undefined, true);
      hasOpened.current = false;
    },
  };
}
