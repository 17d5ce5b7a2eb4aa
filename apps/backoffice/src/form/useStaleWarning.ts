import { errorCode } from '@vitrine/client';
import { defineMessages } from '@vitrine/kit';
import { App } from 'antd';
import { useProblemText } from '../api/useProblemText.ts';
import { useMessages } from '../language/LanguageProvider.tsx';

const messages = defineMessages({
  'zh-CN': {
    reload: '重新载入',
    keep: '继续查看我的修改',
    lost: '重新载入会丢弃您尚未保存的修改',
  },
  'en-US': {
    reload: 'Reload',
    keep: 'Keep looking at mine',
    lost: 'Reloading drops what you have not saved',
  },
});

/** Offers to reload what another operator has changed meanwhile. Returns whether an error was that. */
export function useStaleWarning(reload: () => void) {
  const texts = useMessages(messages);
  const toText = useProblemText();
  const { modal } = App.useApp();
  return (error: unknown): boolean => {
    if (errorCode(error) !== 'precondition-failed') return false;
    modal.confirm({
      title: toText(error),
      content: texts.lost,
      okText: texts.reload,
      cancelText: texts.keep,
      onOk: reload,
    });
    return true;
  };
}
