import { type FormEvent, useEffect, useRef } from 'react';
import type { FormProps } from './Form.types.ts';

/** An invalid field, or the first control of an invalid group. */
const INVALID = '[aria-invalid="true"], [data-invalid] :is(input, button)';

/**
 * A form without native validation. After a submit, the first invalid field takes the focus, also
 * when the error comes later from the server.
 */
export function Form({ onSubmit, label, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);

  function focusFirstInvalid(): void {
    const field = isSubmitted.current && form.current?.querySelector(INVALID);
    if (!(field instanceof HTMLElement)) return;
    isSubmitted.current = false;
    field.focus();
  }
  useEffect(focusFirstInvalid);

  function submit(event: FormEvent): void {
    event.preventDefault();
    isSubmitted.current = true;
    onSubmit();
    focusFirstInvalid();
  }
  return <form ref={form} noValidate aria-label={label} onSubmit={submit} {...rest} />;
}
