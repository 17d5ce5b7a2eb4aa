import { Tap } from '@vitrine/ui';
import { type ReactNode, useState } from 'react';
import { CountryGate } from './CountryGate';

interface CountryTapProps {
  className?: string | undefined;
  label?: string | undefined;
  children: ReactNode;
}

/** Says where parcels go, and opens the choice of it. */
export function CountryTap(props: CountryTapProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tap {...props} aria-haspopup="dialog" onTap={() => setOpen(true)} />
      <CountryGate open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
