import { useMessages, usePlatform } from '@vitrine/platform';
import {
  type RootState,
  rememberBrandPosition,
  selectBrandFilter,
  selectBrandPosition,
  selectBrands,
  selectBrandsGender,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { Box, cx, Link, Tap, TapGroup, Text } from '@vitrine/ui';
import { useEffect, useMemo } from 'react';
import styles from './Letters.module.css';
import { messages } from './messages.ts';
import { ALL, groupId, inView, LETTERS } from './rules.ts';

/** What stands above the brands and stays there. */
const ABOVE_PX = 140;

/** Follows the scrolling: the number of the group at the top of what is in view. */
function useFollowing(initials: readonly string[]): void {
  const { viewport } = usePlatform();
  const dispatch = useDispatch();
  const named = initials.join('');
  useEffect(() => {
    const ids = [...named].map(groupId);
    return viewport.onScroll(async () => {
      const place = inView(await viewport.topsOf(ids), ABOVE_PX);
      dispatch(rememberBrandPosition(place));
    });
  }, [viewport, dispatch, named]);
}

/** The letters at the edge of a phone: those without brands are grey, and a finger that slides skips them. */
export function LetterRail({ initials }: { initials: readonly string[] }) {
  const { viewport } = usePlatform();
  const { index } = useMessages(messages);
  const current = initials[useSelector(selectBrandPosition)];
  useFollowing(initials);
  return (
    <TapGroup role="navigation" className={styles.rail} aria-label={index} arrows="go" slides>
      {LETTERS.map((letter) => (
        <Tap
          key={letter}
          className={cx(styles.letter, letter === current && styles.current)}
          disabled={!initials.includes(letter)}
          aria-current={letter === current ? 'true' : undefined}
          onTap={() => viewport.scrollTo(groupId(letter), { offset: ABOVE_PX, instant: true })}
        >
          {letter}
        </Tap>
      ))}
    </TapGroup>
  );
}

/** The letters above the brands of a wide window: each leaves its own brands. A phone has them while one is chosen. */
export function LetterLine() {
  const words = useMessages(messages);
  const chosen = useSelector(selectBrandFilter);
  const gender = useSelector(selectBrandsGender);
  const brands = useSelector((state: RootState) => selectBrands(state, gender));
  const known = useMemo(() => new Set(brands.map(({ initial }) => initial)), [brands]);
  return (
    <Box
      as="nav"
      className={cx(styles.line, chosen !== ALL && styles.narrowed)}
      aria-label={words.byLetter}
    >
      {[ALL, ...LETTERS].map((letter) => {
        const isChosen = letter === chosen;
        const said = letter === ALL ? words.everyLetter : letter;
        if (letter !== ALL && !known.has(letter)) {
          return (
            <Text key={letter} className={styles.none} aria-hidden="true">
              {said}
            </Text>
          );
        }
        const query = { tab: 'brands', gender, letter: letter === ALL ? undefined : letter };
        return (
          <Link
            key={letter}
            replace
            className={cx(styles.choice, isChosen && styles.current)}
            aria-current={isChosen ? 'true' : undefined}
            to={{ route: 'category', query }}
          >
            {said}
          </Link>
        );
      })}
    </Box>
  );
}
