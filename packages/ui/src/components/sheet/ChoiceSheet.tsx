import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Icon } from '../../primitives/icon/Icon';
import { Pressable } from '../../primitives/pressable/Pressable';
import { PressableGroup } from '../../primitives/pressable-group/PressableGroup';
import { Text } from '../../primitives/text/Text';
import styles from './ChoiceSheet.module.css';
import { Sheet } from './Sheet.tsx';

export interface ChoiceSheetProps<Choice extends string> {
  open: boolean;
  onClose: () => void;
  title: string;
  choices: readonly Choice[];
  getLabel: (choice: Choice) => string;
  current: Choice;
  /** Called for any choice but the current one, which only closes the sheet. */
  onSelect: (choice: Choice) => void;
  /** Content below the choices. */
  children?: ReactNode;
}

/** A sheet to select one of a few choices with one press. */
export function ChoiceSheet<Choice extends string>(props: ChoiceSheetProps<Choice>) {
  const { open, onClose, title, choices, getLabel, current, onSelect, children } = props;
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <PressableGroup role="radiogroup" arrows="focus" aria-label={title}>
        {choices.map((choice) => {
          const isCurrent = choice === current;
          return (
            <Pressable
              key={choice}
              className={cx(styles.choice, isCurrent && styles.current)}
              role="radio"
              aria-checked={isCurrent}
              onPress={() => (isCurrent ? onClose() : onSelect(choice))}
            >
              <Text>{getLabel(choice)}</Text>
              {isCurrent && <Icon name="done" size="m" />}
            </Pressable>
          );
        })}
      </PressableGroup>
      {children}
    </Sheet>
  );
}
