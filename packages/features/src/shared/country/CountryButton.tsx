import { Pressable } from '@vitrine/ui';
import { type ReactNode, useState } from 'react';
import { loadOnOpen } from '../lazy-part/lazy-part.tsx';

const CountrySheet = loadOnOpen(() =>
  import('./CountrySheet.tsx').then((part) => part.CountrySheet),
);

interface CountryButtonProps {
  className?: string | undefined;
  label?: string | undefined;
  children: ReactNode;
}

/** Opens the choice of the delivery country. */
export function CountryButton(props: CountryButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Pressable {...props} aria-haspopup="dialog" onPress={() => setOpen(true)} />
      <CountrySheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
