import { type FormEvent, useEffect, useRef } from 'react';
import type { FormProps } from './Form.types.ts';

/** A field that is wrong, or the first choice of a group that is. */
const WRONG = '[aria-invalid="true"], [data-wrong] :is(input, button)';

/**
 * Fields that are sent together, by the return key as well. What is wrong is told by the fields, and
 * the first of them takes the focus: at once, or when the shop has refused it.
 */
export function Form({ onSubmit, label, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);

  function pointOut(): void {
    const wrong = isSent.current && form.current?.querySelector(WRONG);
    if (!(wrong instanceof HTMLElement)) return;
    isSent.current = false;
    wrong.focus();
  }
  useEffect(pointOut);

  function submit(event: FormEvent): void {
    event.preventDefault();
    isSent.current = true;
    onSubmit();
    pointOut();
  }
  return <form ref={form} noValidate aria-label={label} onSubmit={submit} {...rest} />;
}
