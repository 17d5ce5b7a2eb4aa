import type { Draw } from '@vitrine/contract';
import { formatMessage } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, cx, FinePrint, Pressable, Stack, Text } from '@vitrine/ui';
import type { CSSProperties } from 'react';
import styles from './Cards.module.css';
import { messages } from './messages.ts';
import { CARD_COUNT, pickSaying } from './rules.ts';

const NUMBERS = Array.from({ length: CARD_COUNT }, (_, index) => index + 1);
/** By how many degrees each ellipse of a rosette is turned. */
const TURNS = Array.from({ length: 9 }, (_, index) => index * 20);

/** The front of the drawn card: a saying and the prize. */
function CardFront({ draw }: { draw: Draw }) {
  const { number, sayings, nothing } = useMessages(messages);
  const saying = pickSaying(draw.drawId, sayings.length);
  return (
    <Stack gap={1} align="center" className={styles.front}>
      <FinePrint>{formatMessage(number, { n: saying + 1 })}</FinePrint>
      <Text as="p" className={styles.saying}>
        {sayings[saying]}
      </Text>
      <Text as="p" variant="micro" tone={draw.prize ? 'red' : 'quiet'}>
        {draw.prize?.name ?? nothing}
      </Text>
    </Stack>
  );
}

const CardBack = ({ logo }: { logo: string }) => (
  <Box className={styles.back} aria-hidden="true">
    {TURNS.map((turn) => (
      <Box key={turn} className={styles.line} style={{ '--turn': `${turn}deg` } as CSSProperties} />
    ))}
    <Text className={styles.logo}>{logo}</Text>
  </Box>
);

interface CardsProps {
  logo: string;
  /** The number of the pressed card, from one. */
  chosen: number | undefined;
  draw: Draw | null;
  canDraw: boolean;
  onDraw: (card: number) => void;
}

/** The cards, face down; one is turned at a time. */
export function Cards({ logo, chosen, draw, canDraw, onDraw }: CardsProps) {
  const t = useMessages(messages);
  const getLabel = (card: number): string => {
    if (card !== chosen) return formatMessage(t.closed, { n: card });
    return draw ? (draw.prize?.name ?? t.nothing) : formatMessage(t.drawing, { n: card });
  };
  return (
    <Box as="section" className={styles.cards} aria-label={t.table}>
      {NUMBERS.map((number) => {
        const isChosen = number === chosen;
        const isOpen = isChosen && draw !== null;
        return (
          <Pressable
            key={number}
            className={cx(
              styles.card,
              isChosen && !isOpen && styles.turning,
              isOpen && styles.open,
              chosen !== undefined && !isChosen && styles.other,
            )}
            label={getLabel(number)}
            disabled={!isChosen && !canDraw}
            onPress={() => canDraw && onDraw(number)}
          >
            {isOpen && draw ? <CardFront draw={draw} /> : <CardBack logo={logo} />}
          </Pressable>
        );
      })}
    </Box>
  );
}
