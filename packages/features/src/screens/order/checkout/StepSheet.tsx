import { Box, Button, Note, Sheet } from '@vitrine/ui';
import type { ReactNode } from 'react';
import * as spacing from '../../../shared/layout/spacing.ts';
import type { Step } from './rules.ts';
import { NEW_ENTRY, type StepNavigation } from './useSteps.ts';

interface StepSheetProps {
  step: Step;
  steps: StepNavigation;
  title: string;
  /** Why the last choice was refused. */
  error: string | undefined;
  children: ReactNode;
}

/** The sheet of a step. */
export const StepSheet = ({ step, steps, title, error, children }: StepSheetProps) => (
  <Sheet
    open={steps.step === step}
    onClose={steps.close}
    openerId={steps.openerId}
    side="right"
    title={title}
  >
    {error && (
      <Box className={spacing.pb4}>
        <Note tone="bad">{error}</Note>
      </Box>
    )}
    {children}
  </Sheet>
);

interface FormSwitchProps {
  steps: StepNavigation;
  isFormOpen: boolean;
  saved: string;
  add: string;
}

/** Changes between the saved entries and the form for a new one. */
export const FormSwitch = ({ steps, isFormOpen, saved, add }: FormSwitchProps) => (
  <Button
    variant={isFormOpen ? 'text' : 'outline'}
    fullWidth={!isFormOpen}
    className={spacing.mt4}
    onPress={() => steps.showForm(isFormOpen ? undefined : NEW_ENTRY)}
  >
    {isFormOpen ? saved : add}
  </Button>
);
