import { usePlatform } from '@vitrine/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isEndInView } from './rules.ts';

export const START_ID = 'conversation-start';
export const END_ID = 'conversation-end';
export const COMPOSER_ID = 'conversation-composer';

/** Leaves the last messages in view above the end. */
const END_OFFSET_PX = 420;

interface FollowOptions {
  /** The answers of the shop that are shown. */
  answerCount: number;
  /** The messages that the shopper has sent or is sending. */
  ownCount: number;
}

/**
 * Starts at the end of the conversation, unless the page comes back at an earlier position, and follows new
 * messages while the end is in view. Answers that arrive meanwhile are counted.
 */
export function useFollowEnd({ answerCount, ownCount }: FollowOptions) {
  const { viewport } = usePlatform();
  const [newCount, setNewCount] = useState(0);
  const shown = useRef({ answerCount: 0, ownCount: 0 });
  const isStarted = useRef(false);

  const scrollToEnd = useCallback(
    (instant = false): void => {
      setNewCount(0);
      void viewport.scrollTo(END_ID, { offset: END_OFFSET_PX, instant });
    },
    [viewport],
  );

  useEffect(() => {
    const before = shown.current;
    shown.current = { answerCount, ownCount };
    const [answers, own] = [answerCount - before.answerCount, ownCount - before.ownCount];
    if (answers <= 0 && own <= 0) return;
    async function follow() {
      if (!isStarted.current) {
        isStarted.current = true;
        const [top = 0] = await viewport.measureTops([START_ID]);
        if (top >= 0) scrollToEnd(true);
      } else if (own > 0 || isEndInView(await viewport.measureTops([END_ID, COMPOSER_ID]))) {
        scrollToEnd();
      } else {
        setNewCount((count) => count + answers);
      }
    }
    void follow();
  }, [answerCount, ownCount, viewport, scrollToEnd]);

  useEffect(() => {
    if (newCount === 0) return;
    return viewport.onScroll(async () => {
      if (isEndInView(await viewport.measureTops([END_ID, COMPOSER_ID]))) setNewCount(0);
    });
  }, [newCount, viewport]);

  return { newCount, scrollToEnd };
}
