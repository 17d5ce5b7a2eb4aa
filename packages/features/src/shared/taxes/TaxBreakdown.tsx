import { useMessages } from '@vitrine/platform';
import { Box, Pressable } from '@vitrine/ui';
import { useState } from 'react';
import * as layout from '../layout/layout.ts';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { messages } from './messages.ts';
import type { TaxBreakdownProps } from './TaxRows.tsx';

const TaxRows = lazyPart(() => import('./TaxRows.tsx').then((part) => part.TaxRows));

/** What part of the amount is duty and VAT, loaded when the shopper wants to see it. */
export function TaxBreakdown(props: TaxBreakdownProps) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Pressable className={layout.textLink} expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {isOpen ? t.hide : t.show}
      </Pressable>
      {isOpen && <TaxRows {...props} />}
    </Box>
  );
}
