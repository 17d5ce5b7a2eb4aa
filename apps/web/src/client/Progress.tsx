import { Text } from '@vitrine/ui';
import { useEffect, useState } from 'react';
import css from './Progress.module.css';

export interface ProgressProps {
  active: boolean;
  /** The title of the document that stands, told to those who cannot see it change. */
  title: string;
}

/** A line at the top while the next screen is on its way; its arrival is announced. */
export function Progress({ active, title }: ProgressProps) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!active) setAnnounced((before) => (before === '' ? ' ' : title));
  }, [active, title]);
  return (
    <>
      <div className={active ? `${css.line} ${css.active}` : css.line} aria-hidden="true" />
      <Text as="p" spoken aria-live="polite" className={css.arrival}>
        {announced}
      </Text>
    </>
  );
}
