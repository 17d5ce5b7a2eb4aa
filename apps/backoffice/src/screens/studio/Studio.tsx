import { type Config, type Overrides, Puck, useGetPuck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { isSame } from '../../form/is-same.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { useOperator } from '../../session/useOperator.ts';
import { CanvasFrame } from './CanvasFrame.tsx';
import { createConfig } from './create-config.tsx';
import { CHINESE_DICTIONARY } from './dictionary.ts';
import { fillDropped } from './editing/fill-dropped.ts';
import { TickedProvider } from './editing/TickedContext.ts';
import { LeftPanel } from './LeftPanel.tsx';
import { ModuleActions } from './ModuleActions.tsx';
import { studioMessages } from './messages.ts';
import { OtherLanguage } from './OtherLanguage.tsx';
import styles from './Studio.module.css';
import { StudioProvider } from './StudioContext.ts';
import { StudioHeader } from './StudioHeader.tsx';
import { readContent } from './saving/known-draft.ts';
import { type LocalCopies, type LocalCopy, openLocalCopies } from './saving/local-copy.ts';
import { RestoreQuestion } from './saving/RestoreQuestion.tsx';
import { type Draft, useDraft } from './saving/useDraft.ts';
import { useOthers } from './saving/useOthers.ts';

const OVERRIDES: Partial<Overrides> = {
  iframe: CanvasFrame,
  header: () => <StudioHeader />,
  actionBar: ModuleActions,
};
const PHONE = { width: 375, height: 812 };
/** Beside wider panels, a canvas on a tablet would be narrower than its own tools. */
const TABLET = '(width < 1024px)';
const TABLET_PANELS = { leftSideBarWidth: 216, rightSideBarWidth: 208 };
const createUi = () => ({
  plugin: { current: 'panels' },
  // A phone is what most shoppers have, and it fits beside the fields.
  viewports: { current: PHONE, controlsVisible: true, options: [] },
  ...(matchMedia(TABLET).matches && TABLET_PANELS),
});
const IFRAME = { enabled: true, waitForStyles: false, syncHostStyles: false };
const HEIGHT = 'calc(100dvh - 64px)';

function useEditorSettings(draft: Draft) {
  const texts = useMessages(studioMessages);
  const { language } = useLanguage();
  return useMemo(() => {
    const options = { language, pageLanguage: draft.language, titleLabel: texts.title };
    const config: Config = createConfig(options);
    const panels = { name: 'panels', label: texts.add, icon: null, render: LeftPanel };
    return {
      config,
      plugins: [panels],
      dictionary: language === 'zh-CN' ? CHINESE_DICTIONARY : {},
      viewports: [
        { ...PHONE, label: texts.phone, icon: 'Smartphone' as const },
        { width: 414, label: texts.miniProgram, icon: 'Smartphone' as const },
        { width: 768, label: texts.tablet, icon: 'Tablet' as const },
        { width: 1280, label: texts.desktop, icon: 'Monitor' as const },
      ],
    };
  }, [language, draft.language, texts]);
}

interface EditorProps {
  draft: Draft;
  copies: LocalCopies;
  copy: LocalCopy | undefined;
}

/** Lets what saves the draft reach the editor around this part. */
function EditorAccess({
  access,
}: {
  access: RefObject<ReturnType<typeof useGetPuck> | undefined>;
}) {
  access.current = useGetPuck();
  return null;
}

function Editor({ draft, copies, copy }: EditorProps) {
  const settings = useEditorSettings(draft);
  const { initial, actions, onChange, saver, state, studio, canWrite, getEditor } = useDraft({
    draft,
    copies,
    copy,
  });
  const others = useOthers({
    draftId: draft.id,
    studio,
    isEditing: canWrite,
    onVersion: (version) => void saver.pull(version).catch(() => undefined),
  });
  const [ui] = useState(createUi);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isComparing, setIsComparing] = useState(false);
  const isChanged = state !== undefined && state.status !== 'saved';
  useLeaveGuard(isChanged);
  const studioState = useMemo(
    () => ({
      ...actions,
      draft,
      canWrite,
      saveState: state,
      isChanged,
      isComparing,
      setIsComparing,
      others,
    }),
    [actions, draft, canWrite, state, isChanged, isComparing, others],
  );
  const ticks = useMemo(() => ({ ticked, setTicked }), [ticked]);
  const overrides = useMemo(
    () => ({
      ...OVERRIDES,
      puck: ({ children }: { children: React.ReactNode }) => (
        <>
          <EditorAccess access={getEditor} />
          {children}
        </>
      ),
    }),
    [getEditor],
  );
  return (
    <StudioProvider value={studioState}>
      <TickedProvider value={ticks}>
        <div className={styles.studio}>
          <Puck
            {...settings}
            data={initial}
            ui={ui}
            overrides={overrides}
            iframe={IFRAME}
            permissions={canWrite ? {} : READ_ONLY}
            height={HEIGHT}
            onChange={onChange}
            onAction={(action, after, before) => {
              actions.history.onAction(action, after, before);
              fillDropped(action, draft.language, () => getEditor.current?.());
            }}
          />
          {isComparing && <OtherLanguage onClose={() => setIsComparing(false)} />}
        </div>
      </TickedProvider>
    </StudioProvider>
  );
}

const READ_ONLY = { drag: false, duplicate: false, delete: false, edit: false, insert: false };

/** The editor of a draft; first asks what shall become of changes that this browser still has. */
function DraftEditor({ draft }: { draft: Draft }) {
  const operator = useOperator();
  const copies = useMemo(() => openLocalCopies(operator.id, draft.id), [operator.id, draft.id]);
  const [copy, setCopy] = useState(() => {
    const kept = copies.read();
    return kept && !isSame(kept.content, readContent(draft)) ? kept : undefined;
  });
  const [isAsked, setIsAsked] = useState(false);
  const answer = (isRestored: boolean) => {
    if (!isRestored) {
      copies.forget();
      setCopy(undefined);
    }
    setIsAsked(true);
  };
  if (copy && !isAsked) return <RestoreQuestion copy={copy} draft={draft} onAnswer={answer} />;
  return <Editor draft={draft} copies={copies} copy={copy} />;
}

/** The draft of a page in a canvas of the shop's own modules. */
export function Studio() {
  const { id = '' } = useParams<{ id: string }>();
  const query = useQuery({
    queryKey: ['page-drafts', id],
    queryFn: ({ signal }) => api.getPageDraft({ params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <QueryView query={query}>
      {(draft) => <DraftEditor key={draft.version} draft={draft} />}
    </QueryView>
  );
}
