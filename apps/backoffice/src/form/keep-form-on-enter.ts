import type { KeyboardEvent } from 'react';

/** Enter in a picker takes the time that was typed; it must not send the form around it as well. */
export function keepFormOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
