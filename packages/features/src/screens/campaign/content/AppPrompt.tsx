import { lazy, Suspense, useState } from 'react';
import type { AppPromptProps } from './AppPrompt.types.ts';

const AppSheet = lazy(async () => ({ default: (await import('./AppSheet.tsx')).AppSheet }));

/** Loads the sheet when it first opens, and keeps it mounted so that it can animate its closing. */
export function AppPrompt(props: AppPromptProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return (
    <Suspense fallback={null}>{(wasOpen || props.isOpen) && <AppSheet {...props} />}</Suspense>
  );
}
