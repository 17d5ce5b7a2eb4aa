import { App, Button, type FormInstance } from 'antd';
import { useAction } from '../../api/useAction.ts';
import { applyProblem } from '../../form/apply-problem.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { createItemSource, type Item, itemsKey } from './item-source.ts';
import type { ItemType } from './item-types.ts';
import { marketingMessages } from './messages.ts';

interface PauseButtonProps {
  type: ItemType;
  item: Item;
  form: FormInstance;
  /** With unsaved changes the stored item would take effect, and not what is seen. */
  isDisabled: boolean;
}

/** Pauses an item after a question, or lets it take effect in its period. */
export function PauseButton({ type, item, form, isDisabled }: PauseButtonProps) {
  const texts = useMessages(marketingMessages);
  const { modal } = App.useApp();
  const isPaused = item.state === 'paused';
  const change = useAction({
    run: (pause: boolean) => createItemSource(type).setPaused(item.id, pause),
    changes: [itemsKey(type)],
    doneText: isPaused ? texts.resumedDone : texts.pausedDone,
    onProblem: (error) => applyProblem(form, error),
  });
  const pause = () =>
    modal.confirm({ title: texts.pauseTitle, okText: texts.pause, onOk: () => change.run(true) });
  return (
    <Button
      loading={change.isPending}
      disabled={isDisabled}
      onClick={isPaused ? () => change.run(false) : pause}
    >
      {isPaused ? texts.resume : texts.pause}
    </Button>
  );
}
