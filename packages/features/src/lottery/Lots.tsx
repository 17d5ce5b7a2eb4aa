import type { Draw } from '@vitrine/contract';
import { fill } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, cx, Tap, Text } from '@vitrine/ui';
import styles from './Lots.module.css';
import { messages } from './messages.ts';
import { CARDS, sayingOf } from './rules.ts';

const PLACES = Array.from({ length: CARDS }, (_, index) => index + 1);
/** The lines of a rosette: each an ellipse, a little further round than the one before. */
const LINES = Array.from({ length: 9 }, (_, index) => index);

interface FaceProps {
  draw: Draw;
}

/** What stands on the lot that was drawn. */
function Face({ draw }: FaceProps) {
  const { number, sayings, nothing } = useMessages(messages);
  const saying = sayingOf(draw.drawId, sayings.length);
  return (
    <Box className={styles.face}>
      <Text as="p" look="micro" tone="quiet">
        {fill(number, { n: saying + 1 })}
      </Text>
      <Text as="p" className={styles.saying}>
        {sayings[saying]}
      </Text>
      <Text as="p" look="micro" tone={draw.prize ? 'red' : 'quiet'}>
        {draw.prize?.name ?? nothing}
      </Text>
    </Box>
  );
}

const Back = ({ mark }: { mark: string }) => (
  <Box className={styles.back} aria-hidden="true">
    {LINES.map((line) => (
      <Box key={line} className={styles.line} />
    ))}
    <Text className={styles.mark}>{mark}</Text>
  </Box>
);

interface LotsProps {
  mark: string;
  /** The card that was tapped, from one up. */
  chosen: number | undefined;
  draw: Draw | null;
  mayDraw: boolean;
  onDraw: (card: number) => void;
}

/** Nine lots, face down; one is turned at a time. */
export function Lots({ mark, chosen, draw, mayDraw, onDraw }: LotsProps) {
  const words = useMessages(messages);
  const nameOf = (place: number): string => {
    if (place !== chosen) return fill(words.closed, { n: place });
    return draw ? (draw.prize?.name ?? words.nothing) : fill(words.drawing, { n: place });
  };
  return (
    <Box as="section" className={styles.lots} aria-label={words.table}>
      {PLACES.map((place) => {
        const isChosen = place === chosen;
        const isOpen = isChosen && draw !== null;
        return (
          <Tap
            key={place}
            className={cx(
              styles.lot,
              isChosen && !isOpen && styles.turning,
              isOpen && styles.open,
              chosen !== undefined && !isChosen && styles.resting,
            )}
            label={nameOf(place)}
            disabled={!isChosen && !mayDraw}
            onTap={() => mayDraw && onDraw(place)}
          >
            {isOpen && draw ? <Face draw={draw} /> : <Back mark={mark} />}
          </Tap>
        );
      })}
    </Box>
  );
}
