import type { PhoneNumberButtonProps } from './PhoneNumberButton.types.ts';

/** A browser knows no phone number. */
export const PhoneNumberButton = (_: PhoneNumberButtonProps): null => null;
