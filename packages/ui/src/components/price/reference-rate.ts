import { type CnyRate, defineMessages } from '@vitrine/kit';
import { createContext } from 'react';

/** The currency that prices are also shown in; null: in CNY only. */
export const ReferenceRateContext = createContext<CnyRate | null>(null);

export const referenceMessages = defineMessages({
  about: ['约 {amount}', 'about {amount}'],
});
