import { lazy, Suspense, useState } from 'react';
import type { SizeSheetProps } from './SizeSheet.types.ts';

const SizeSheetContent = lazy(async () => ({
  default: (await import('./SizeSheetContent.tsx')).SizeSheetContent,
}));

/** Asks for a size. It is loaded when it is first opened, and stays mounted for its closing animation. */
export function SizeSheet(props: SizeSheetProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.open && !wasOpen) setWasOpen(true);
  return <Suspense fallback={null}>{wasOpen && <SizeSheetContent {...props} />}</Suspense>;
}
