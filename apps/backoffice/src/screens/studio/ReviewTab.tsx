import { Divider } from 'antd';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { CommentPanel } from '../page-reviews/CommentPanel.tsx';
import { ReviewPanel } from '../page-reviews/ReviewPanel.tsx';
import { nameModule } from './editing/name-module.ts';
import { showModule } from './editing/show-module.ts';
import { MODULE_FIELDS } from './entries.ts';
import styles from './Studio.module.css';
import { useStudio } from './StudioContext.ts';
import { useEditor, ZONE } from './use-editor.ts';

/** The review of the draft, and the comments on its modules, which lead to them. */
export function ReviewTab() {
  const { language } = useLanguage();
  const { draft, saveState } = useStudio();
  const content = useDeferredValue(useEditor((editor) => editor.appState.data.content));
  const selected = useEditor((editor) => editor.appState.ui.itemSelector?.index);
  const dispatch = useEditor((editor) => editor.dispatch);
  const getSelector = useEditor((editor) => editor.getSelectorForId);
  const targets = useMemo(
    () =>
      content.map((module, index) => {
        const kind = MODULE_FIELDS[module.type]?.label[language] ?? module.type;
        return {
          id: String(module.props.id),
          name: [index + 1, kind, nameModule(module)].filter(Boolean).join(' · '),
        };
      }),
    [content, language],
  );
  const openModule = useCallback(
    (id: string) => {
      showModule(id);
      const itemSelector = getSelector(id);
      if (itemSelector)
        dispatch({ type: 'setUi', ui: { itemSelector: { ...itemSelector, zone: ZONE } } });
    },
    [getSelector, dispatch],
  );
  const selectedId = selected === undefined ? undefined : targets[selected]?.id;
  return (
    <div className={styles.panel}>
      <ReviewPanel draftId={draft.id} version={saveState?.version ?? draft.version} />
      <Divider />
      <CommentPanel
        draftId={draft.id}
        targets={targets}
        onOpen={openModule}
        {...(selectedId !== undefined && { selectedId })}
      />
    </div>
  );
}
