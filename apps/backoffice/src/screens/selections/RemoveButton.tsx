import { formatMessage } from '@vitrine/kit';
import { App, Button } from 'antd';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { selectionMessages } from './messages.ts';

interface RemoveButtonProps {
  name: string;
  changes: string;
  remove(): Promise<unknown>;
}

/** Deletes a set or a sale after a question. */
export function RemoveButton({ name, changes, remove }: RemoveButtonProps) {
  const texts = useMessages(selectionMessages);
  const { modal } = App.useApp();
  const action = useAction({ run: remove, changes: [changes], doneText: texts.removed });
  const ask = () =>
    void modal.confirm({
      title: formatMessage(texts.removeTitle, { name }),
      content: texts.removeHint,
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => action.run(),
    });
  return (
    <Button size="small" type="text" danger loading={action.isPending} onClick={ask}>
      {texts.remove}
    </Button>
  );
}
