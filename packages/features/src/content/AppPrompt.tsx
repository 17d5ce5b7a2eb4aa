import { lazy, Suspense, useState } from 'react';
import type { AppPromptProps } from './AppPrompt.types.ts';

const AppSheet = lazy(async () => ({ default: (await import('./AppSheet.tsx')).AppSheet }));

/** Most shoppers never see it: it is fetched when it first opens, and then stays to close softly. */
export function AppPrompt(props: AppPromptProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return (
    <Suspense fallback={null}>{(wasOpen || props.isOpen) && <AppSheet {...props} />}</Suspense>
  );
}
