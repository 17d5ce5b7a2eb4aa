import type { KeyboardEvent } from 'react';

/** What Safari reports for a key that the input method takes after it has ended the composition. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key belongs to an input method: Return picks the suggested word and must not submit. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === TAKEN_BY_INPUT_METHOD;
