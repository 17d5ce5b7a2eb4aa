import { lazy, Suspense, useEffect, useState } from 'react';
import { cancelConfirmation, useConfirmationQuestion } from './confirmation.ts';

const ConfirmSession = lazy(() =>
  import('./ConfirmSession.tsx').then((file) => ({ default: file.ConfirmSession })),
);

/** The place of the dialog that asks for a fresh proof, which is loaded when a call needs one. */
export function Confirmation() {
  const question = useConfirmationQuestion();
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => cancelConfirmation, []);
  if (question && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmSession />
    </Suspense>
  );
}
