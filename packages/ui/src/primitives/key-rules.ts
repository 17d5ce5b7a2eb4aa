import type { KeyboardEvent } from 'react';

/** What Safari reports for a key that the input method takes after it has ended the composition. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key belongs to an input method: Return picks the suggested word and must not submit. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_BY_INPUT_METHOD;

/** Whether a key belongs to the browser, such as Alt and an arrow, which go back in the history. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey;
