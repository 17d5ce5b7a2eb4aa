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
import { Box, cx, Link, Pressable, PressableGroup, Text } from '@vitrine/ui';
import { useEffect, useMemo } from 'react';
import styles from './LetterIndex.module.css';
import { messages } from './messages.ts';
import { ALL_LETTERS, findGroupInView, getGroupId, LETTERS } from './rules.ts';

/** The height of the sticky header above the brands. */
const HEADER_HEIGHT_PX = 140;

/** Keeps the index of the group in view in the store while the shopper scrolls. */
function useGroupInView(initials: readonly string[]): void {
  const { viewport } = usePlatform();
  const dispatch = useDispatch();
  const letters = initials.join('');
  useEffect(() => {
    const ids = [...letters].map(getGroupId);
    return viewport.onScroll(async () => {
      const index = findGroupInView(await viewport.measureTops(ids), HEADER_HEIGHT_PX);
      dispatch(rememberBrandPosition(index));
    });
  }, [viewport, dispatch, letters]);
}

/** The letters at the edge of a phone, to jump to a group. Letters without brands are disabled. */
export function LetterRail({ initials }: { initials: readonly string[] }) {
  const { viewport } = usePlatform();
  const { index } = useMessages(messages);
  const current = initials[useSelector(selectBrandPosition)];
  useGroupInView(initials);
  return (
    <PressableGroup
      role="navigation"
      className={styles.rail}
      aria-label={index}
      arrows="focus"
      pressOnSlide
    >
      {LETTERS.map((letter) => (
        <Pressable
          key={letter}
          className={cx(styles.letter, letter === current && styles.current)}
          disabled={!initials.includes(letter)}
          aria-current={letter === current ? 'true' : undefined}
          onPress={() =>
            viewport.scrollTo(getGroupId(letter), { offset: HEADER_HEIGHT_PX, instant: true })
          }
        >
          {letter}
        </Pressable>
      ))}
    </PressableGroup>
  );
}

/** The letters above the brands, each a filter. A phone shows them only while a letter is selected. */
export function LetterFilter() {
  const t = useMessages(messages);
  const selected = useSelector(selectBrandFilter);
  const gender = useSelector(selectBrandsGender);
  const brands = useSelector((state: RootState) => selectBrands(state, gender));
  const initials = useMemo(() => new Set(brands.map(({ initial }) => initial)), [brands]);
  return (
    <Box
      as="nav"
      className={cx(styles.letters, selected !== ALL_LETTERS && styles.filtered)}
      aria-label={t.byLetter}
    >
      {[ALL_LETTERS, ...LETTERS].map((letter) => {
        const isSelected = letter === selected;
        const label = letter === ALL_LETTERS ? t.everyLetter : letter;
        if (letter !== ALL_LETTERS && !initials.has(letter)) {
          return (
            <Text key={letter} className={styles.disabled} aria-hidden="true">
              {label}
            </Text>
          );
        }
        const query = {
          tab: 'brands',
          gender,
          letter: letter === ALL_LETTERS ? undefined : letter,
        };
        return (
          <Link
            key={letter}
            replace
            className={cx(styles.option, isSelected && styles.current)}
            aria-current={isSelected ? 'true' : undefined}
            to={{ route: 'category', query }}
          >
            {label}
          </Link>
        );
      })}
    </Box>
  );
}
