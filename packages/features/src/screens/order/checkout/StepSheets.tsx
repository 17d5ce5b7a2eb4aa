import { AddressSheet } from './AddressSheet.tsx';
import { CouponSheet } from './CouponSheet.tsx';
import { PersonalIdSheet } from './PersonalIdSheet.tsx';
import type { StepSheetsProps } from './useSteps.ts';

/** Only the sheet of the current step is open. */
export const StepSheets = (props: StepSheetsProps) => (
  <>
    <AddressSheet {...props} />
    <PersonalIdSheet {...props} />
    <CouponSheet {...props} />
  </>
);
