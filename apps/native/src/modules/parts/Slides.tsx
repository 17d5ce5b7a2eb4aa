import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FlatList, StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { messages } from '../../messages.ts';
import { text } from '../../parts/text-styles.ts';
import { useReducedMotion } from '../../parts/useReducedMotion.ts';

const SECOND_MS = 1000;

interface SlidesProps {
  label: string;
  width: number;
  slides: readonly { key: string; content: ReactNode }[];
  autoPlay?: boolean;
  /** In seconds. */
  interval?: number;
  marks?: 'dots' | 'line' | 'counter' | 'none';
}

/** Slides of one width; they move by themselves until they are touched, and never for who wants less motion. */
export function Slides({
  label,
  width,
  slides,
  autoPlay = false,
  interval = 5,
  marks = 'dots',
}: SlidesProps) {
  const t = useMessages(messages);
  const list = useRef<FlatList>(null);
  const [position, setPosition] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const isStill = useReducedMotion();
  const n = slides.length;
  const isPlaying = autoPlay && !isTouched && !isStill && n > 1;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      const next = (position + 1) % n;
      list.current?.scrollToOffset({ offset: next * width, animated: next > 0 });
      setPosition(next);
    }, interval * SECOND_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, position, n, width, interval]);
  const place = formatMessage(t.pictureOf, { n: position + 1, total: n });
  return (
    <View role="group" aria-label={`${label} ${place}`.trim()}>
      <FlatList
        ref={list}
        horizontal
        pagingEnabled
        data={slides}
        extraData={width}
        keyExtractor={({ key }) => key}
        showsHorizontalScrollIndicator={false}
        scrollEventThrottle={32}
        getItemLayout={(_, index) => ({ length: width, offset: width * index, index })}
        onScrollBeginDrag={() => setTouched(true)}
        onMomentumScrollEnd={({ nativeEvent }) =>
          setPosition(Math.round(nativeEvent.contentOffset.x / width))
        }
        renderItem={({ item }) => <View style={{ width }}>{item.content}</View>}
      />
      {n > 1 && marks === 'counter' && <Text style={[text.micro, styles.counter]}>{place}</Text>}
      {n > 1 && (marks === 'dots' || marks === 'line') && (
        <View style={styles.marks} aria-hidden>
          {slides.map(({ key }, index) => (
            <View
              key={key}
              style={[
                marks === 'line' ? styles.line : styles.dot,
                index === position && styles.current,
              ]}
            />
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  marks: {
    flexDirection: 'row',
    justifyContent: 'center',
    gap: tokens.space2,
    paddingTop: tokens.space4,
  },
  dot: { width: 6, height: 6, borderRadius: 3, backgroundColor: tokens.borderStrong },
  line: { width: 24, height: 2, backgroundColor: tokens.borderStrong },
  current: { backgroundColor: tokens.ink },
  counter: { paddingTop: tokens.space3, paddingRight: tokens.gutter, textAlign: 'right' },
});
