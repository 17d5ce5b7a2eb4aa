import { type Config, type Overrides, outlinePlugin, Puck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { CanvasFrame } from './CanvasFrame.tsx';
import { createConfig } from './create-config.tsx';
import { CHINESE_DICTIONARY } from './dictionary.ts';
import { AddModules, ModuleActions } from './editor-parts.tsx';
import { studioMessages } from './messages.ts';
import { StudioProvider } from './StudioContext.ts';
import { StudioHeader } from './StudioHeader.tsx';
import { type Draft, useDraft } from './useDraft.ts';

const OVERRIDES: Partial<Overrides> = {
  iframe: CanvasFrame,
  headerActions: () => <StudioHeader />,
  actionBar: ModuleActions,
};
/** Modules are added by buttons first; the list to drag from is beside it. */
const PHONE = { width: 375, height: 812 };
const UI = {
  plugin: { current: 'add' },
  // A phone is what most shoppers have, and it fits beside the fields.
  viewports: { current: PHONE, controlsVisible: true, options: [] },
};
const IFRAME = { enabled: true, waitForStyles: false, syncHostStyles: false };
const HEIGHT = 'calc(100dvh - 64px)';

function useEditorSettings(draft: Draft) {
  const texts = useMessages(studioMessages);
  const { language } = useLanguage();
  return useMemo(() => {
    const options = { language, pageLanguage: draft.language, titleLabel: texts.title };
    const config: Config = createConfig(options);
    const plus = <span aria-hidden>＋</span>;
    const add = { name: 'add', label: texts.add, icon: plus, render: AddModules };
    return {
      config,
      plugins: [add, { ...outlinePlugin(), label: texts.outline }],
      dictionary: language === 'zh-CN' ? CHINESE_DICTIONARY : {},
      viewports: [
        { ...PHONE, label: texts.phone, icon: 'Smartphone' as const },
        { width: 768, label: texts.tablet, icon: 'Tablet' as const },
        { width: 1280, label: texts.desktop, icon: 'Monitor' as const },
      ],
    };
  }, [language, draft.language, texts]);
}

function Editor({ draft }: { draft: Draft }) {
  const settings = useEditorSettings(draft);
  const { initial, actions, onChange } = useDraft(draft);
  useLeaveGuard(actions.isChanged);
  return (
    <StudioProvider value={{ ...actions, draft }}>
      <Puck
        {...settings}
        data={initial}
        ui={UI}
        overrides={OVERRIDES}
        iframe={IFRAME}
        headerTitle={draft.page}
        height={HEIGHT}
        onChange={onChange}
      />
    </StudioProvider>
  );
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
    <QueryView query={query}>{(draft) => <Editor key={draft.version} draft={draft} />}</QueryView>
  );
}
