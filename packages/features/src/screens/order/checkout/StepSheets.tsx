import { lazy, Suspense, useState } from 'react';
import type { StepSheetsProps } from './StepSheets.types.ts';

const StepSheetsContent = lazy(async () => ({
  default: (await import('./StepSheetsContent.tsx')).StepSheetsContent,
}));

/** Loads the sheets with their forms when the first one opens, and keeps them for their closing animation. */
export function StepSheets(props: StepSheetsProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.steps.step && !wasOpen) setWasOpen(true);
  return <Suspense fallback={null}>{wasOpen && <StepSheetsContent {...props} />}</Suspense>;
}
