import type { CheckoutOrder } from '@vitrine/contract';
import type { StepNavigation } from './useSteps.ts';

export interface StepSheetsProps {
  order: CheckoutOrder;
  steps: StepNavigation;
}
