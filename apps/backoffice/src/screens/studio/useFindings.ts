import type { Data } from '@puckeditor/core';
import { formatMessage } from '@vitrine/kit';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import type { Finding } from '../page/Findings.tsx';
import { MODULE_FIELDS } from './entries.ts';
import { studioMessages } from './messages.ts';
import { useStudio } from './StudioContext.ts';
import { useEditor, ZONE } from './use-editor.ts';

/** Checks the draft on the server; each finding selects its module, after `onOpen`. */
export function useFindings(onOpen: () => void) {
  const texts = useMessages(studioMessages);
  const { language } = useLanguage();
  const { check } = useStudio();
  const dispatch = useEditor((editor) => editor.dispatch);

  return async (data: Data): Promise<Finding[]> => {
    const problems = await check();
    return problems.map(({ code, severity, entryId, field, message }) => {
      const index = data.content.findIndex(({ props }) => props.id === entryId);
      const module = data.content[index]?.type ?? '';
      const name = MODULE_FIELDS[module]?.label[language] ?? module;
      const select = () => {
        onOpen();
        dispatch({ type: 'setUi', ui: { itemSelector: { index, zone: ZONE } } });
      };
      return {
        key: `${code} ${entryId} ${field}`,
        text: name
          ? formatMessage(texts.finding, { module: name, message: message[language] })
          : message[language],
        isError: severity === 'error',
        isPlaceholder: code.endsWith('-placeholder'),
        ...(index >= 0 && { open: select }),
      };
    });
  };
}
