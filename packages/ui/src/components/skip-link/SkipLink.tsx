import { useMessages } from '@vitrine/platform';
import type { MouseEvent } from 'react';
import { messages } from '../../messages.ts';
import styles from './SkipLink.module.css';
import type { SkipLinkProps } from './SkipLink.types.ts';

/** The first stop of the keyboard, seen only when it has the focus: it leads past the header to the page. */
export function SkipLink({ target }: SkipLinkProps) {
  const { skipToContent } = useMessages(messages);

  // The focus moves without a change of the URL, which the router would take for a navigation.
  function focusTarget(event: MouseEvent): void {
    event.preventDefault();
    const element = document.getElementById(target);
    element?.setAttribute('tabindex', '-1');
    element?.focus();
  }

  return (
    <a href={`#${target}`} className={styles.link} onClick={focusTarget}>
      {skipToContent}
    </a>
  );
}
