import { Text } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import css from './Progress.module.css';

export interface ProgressProps {
  isActive: boolean;
  /** The title of the document, announced to screen readers. */
  title: string;
}

/** A line at the top while the next screen loads. Its title is announced once it is shown. */
export function Progress({ isActive, title }: ProgressProps) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!isActive) setAnnounced((before) => (before === '' ? ' ' : title));
  }, [isActive, title]);
  return (
    <>
      <div className={isActive ? `${css.line} ${css.active}` : css.line} aria-hidden="true" />
      <Text as="p" visuallyHidden aria-live="polite" className={css.arrival}>
        {announced}
      </Text>
    </>
  );
}
