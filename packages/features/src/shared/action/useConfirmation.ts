import { useState } from 'react';

/** Runs something once the shopper has confirmed it. `dialog` has the props of the `Modal` that asks. */
export function useConfirmation<Subject = void>(onConfirmed: (subject: Subject) => unknown) {
  const [asked, setAsked] = useState<{ about: Subject }>();
  const close = () => setAsked(undefined);

  return {
    ask: (about: Subject) => setAsked({ about }),
    dialog: {
      open: asked !== undefined,
      onCancel: close,
      onConfirm() {
        close();
        if (asked) void onConfirmed(asked.about);
      },
    },
  };
}
