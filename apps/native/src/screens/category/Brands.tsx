import type { Gender } from '@vitrine/contract';
import { messages } from '@vitrine/features/messages/catalogue/category';
import { ALL_LETTERS, LETTERS } from '@vitrine/features/rules/catalogue/category';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import {
  type BrandGroup,
  filterBrands,
  searchBrands,
  selectBrandFilter,
  selectBrandGroups,
  selectBrandKeyword,
  selectBrandsGender,
  selectShopProfile,
} from '@vitrine/state';
import { useDispatch, useSelector } from '@vitrine/state/react';
import { useRef } from 'react';
import { Pressable, ScrollView, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { Chip } from '../../parts/Chip.tsx';
import { LinkArea } from '../../parts/LinkArea.tsx';
import { useLayout } from '../../parts/layout.ts';
import { Notice } from '../../parts/Notice.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { text } from '../../parts/text-styles.ts';

function Genders({ onGender }: { onGender(gender: Gender): void }) {
  const t = useMessages(messages);
  const current = useSelector(selectBrandsGender);
  const { genders } = useSelector(selectShopProfile);
  if (genders.length < 2) return null;
  return (
    <View role="radiogroup" style={styles.genders}>
      {genders.map((gender) => (
        <Chip
          key={gender}
          role="radio"
          label={t.tabs[gender]}
          isChosen={gender === current}
          onPress={() => onGender(gender)}
        />
      ))}
    </View>
  );
}

function Group({ group, gender }: { group: BrandGroup; gender: Gender }) {
  const t = useMessages(messages);
  const { isTablet } = useLayout();
  return (
    <>
      <Text role="heading" style={[text.h2, styles.initial]}>
        {group.initial}
      </Text>
      <View style={styles.list}>
        {group.brands.map(({ id, name, count }) => (
          <LinkArea
            key={id}
            to={{ route: 'list', query: { brand: id, gender } }}
            style={[styles.row, isTablet && styles.half]}
          >
            <Text style={[text.ui, styles.fill]}>{name}</Text>
            <Text style={[text.micro, text.tabular]}>
              {formatMessage(t.productCount, { n: count })}
            </Text>
          </LinkArea>
        ))}
      </View>
    </>
  );
}

interface LettersProps {
  initials: readonly string[];
  onLetter(letter: string): void;
}

/** The letters at the edge, to jump to a group. A screen reader finds the groups by their headings. */
const Letters = ({ initials, onLetter }: LettersProps) => (
  <View style={styles.letters} aria-hidden>
    {LETTERS.filter((letter) => initials.includes(letter)).map((letter) => (
      <Pressable key={letter} hitSlop={6} style={styles.letter} onPress={() => onLetter(letter)}>
        <Text style={text.micro} allowFontScaling={false}>
          {letter}
        </Text>
      </Pressable>
    ))}
  </View>
);

/** Every brand of a gender, from A to Z. */
export function Brands({ onGender }: { onGender(gender: Gender): void }) {
  const t = useMessages(messages);
  const dispatch = useDispatch();
  const groups = useSelector(selectBrandGroups);
  const gender = useSelector(selectBrandsGender);
  const keyword = useSelector(selectBrandKeyword);
  const letter = useSelector(selectBrandFilter);
  const list = useRef<ScrollView>(null);
  const tops = useRef(new Map<string, number>());
  return (
    <View style={styles.page}>
      <ScrollView
        ref={list}
        testID="brands"
        keyboardShouldPersistTaps="handled"
        keyboardDismissMode="on-drag"
        contentContainerStyle={styles.content}
      >
        <Genders onGender={onGender} />
        <View style={styles.find}>
          <TextField
            isSearch
            icon="search"
            label={t.findBrand}
            placeholder={t.findBrand}
            value={keyword}
            onChange={(value) => dispatch(searchBrands(value))}
          />
        </View>
        {groups.length === 0 && (
          <Notice
            title={t.noBrand}
            hint={t.noBrandHint}
            action={
              letter === ALL_LETTERS
                ? undefined
                : { label: t.amongAll, onPress: () => dispatch(filterBrands(ALL_LETTERS)) }
            }
          />
        )}
        {groups.map((group) => (
          <View
            key={group.initial}
            onLayout={({ nativeEvent }) => tops.current.set(group.initial, nativeEvent.layout.y)}
          >
            <Group group={group} gender={gender} />
          </View>
        ))}
      </ScrollView>
      {letter === ALL_LETTERS && (
        <Letters
          initials={groups.map(({ initial }) => initial)}
          onLetter={(initial) =>
            list.current?.scrollTo({ y: tops.current.get(initial) ?? 0, animated: false })
          }
        />
      )}
    </View>
  );
}

const LETTERS_WIDTH = 28;

const styles = StyleSheet.create({
  page: { flex: 1 },
  content: {
    paddingLeft: tokens.gutter,
    paddingRight: tokens.gutter + LETTERS_WIDTH,
    paddingVertical: tokens.space4,
  },
  genders: { flexDirection: 'row', flexWrap: 'wrap', gap: tokens.space2 },
  find: { flexDirection: 'row', marginTop: tokens.space3 },
  initial: { paddingTop: tokens.space6, paddingBottom: tokens.space2 },
  list: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space3,
    width: '100%',
    minHeight: tokens.controlHeight,
    borderBottomWidth: 1,
    borderBottomColor: tokens.border,
  },
  half: { width: '48%' },
  fill: { flex: 1 },
  letters: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: tokens.space1,
    width: LETTERS_WIDTH,
    justifyContent: 'center',
  },
  letter: { alignItems: 'center', paddingVertical: 3 },
});
