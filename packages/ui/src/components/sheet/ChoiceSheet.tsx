import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Box } from '../../primitives/box/Box';
import { Icon } from '../../primitives/icon/Icon';
import { Tap } from '../../primitives/tap/Tap';
import { Text } from '../../primitives/text/Text';
import styles from './ChoiceSheet.module.css';
import { Sheet } from './Sheet.tsx';

export interface ChoiceSheetProps<Choice extends string> {
  open: boolean;
  onClose: () => void;
  title: string;
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
  current: Choice;
  /** Told of another choice than the current one, which only closes the sheet. */
  onChoose: (choice: Choice) => void;
  /** Stands below the choices. */
  children?: ReactNode;
}

/** One of a few, settled by a tap. */
export function ChoiceSheet<Choice extends string>(props: ChoiceSheetProps<Choice>) {
  const { open, onClose, title, choices, nameOf, current, onChoose, children } = props;
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <Box role="radiogroup" aria-label={title}>
        {choices.map((choice) => {
          const isCurrent = choice === current;
          return (
            <Tap
              key={choice}
              className={cx(styles.choice, isCurrent && styles.current)}
              role="radio"
              aria-checked={isCurrent}
              onTap={() => (isCurrent ? onClose() : onChoose(choice))}
            >
              <Text>{nameOf(choice)}</Text>
              {isCurrent && <Icon name="done" size="m" />}
            </Tap>
          );
        })}
      </Box>
      {children}
    </Sheet>
  );
}
