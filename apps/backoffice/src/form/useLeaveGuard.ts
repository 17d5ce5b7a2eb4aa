import { defineMessages } from '@vitrine/kit';
import { App } from 'antd';
import { useEffect } from 'react';
import { addLeaveQuestion } from '../frame/leave-guard.ts';
import { useMessages } from '../language/LanguageProvider.tsx';

const messages = defineMessages({
  title: ['离开此页？', 'Leave this page?'],
  text: ['尚未保存的修改会丢失', 'Changes that are not saved are lost'],
  leave: ['离开', 'Leave'],
  stay: ['留下', 'Stay'],
});

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before a link, the menu or the browser leaves a page with changes that are not saved. */
export function useLeaveGuard(isChanged: boolean): void {
  const texts = useMessages(messages);
  const { modal } = App.useApp();
  useEffect(() => {
    if (!isChanged) return;
    const { title, text, leave: okText, stay: cancelText } = texts;
    const removeQuestion = addLeaveQuestion((leave) =>
      modal.confirm({ title, content: text, okText, cancelText, onOk: leave }),
    );
    window.addEventListener('beforeunload', warn);
    return () => {
      removeQuestion();
      window.removeEventListener('beforeunload', warn);
    };
  }, [isChanged, modal, texts]);
}
