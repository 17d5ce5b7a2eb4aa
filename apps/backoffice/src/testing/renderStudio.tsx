import { type Config, type Data, Puck, useGetPuck } from '@puckeditor/core';
import type { RawEntry } from '@vitrine/modules/schemas';
import { type ReactNode, useMemo, useState } from 'react';
import { vi } from 'vitest';
import { fillDropped } from '../screens/studio/editing/fill-dropped.ts';
import { createPageHistory } from '../screens/studio/editing/page-history.ts';
import { TickedProvider } from '../screens/studio/editing/TickedContext.ts';
import { MODULE_FIELDS, toContent, toData } from '../screens/studio/entries.ts';
import { StudioProvider, type StudioState } from '../screens/studio/StudioContext.ts';
import { draft } from './page-fixtures.ts';
import { renderScreen } from './renderScreen.tsx';

/** The modules without their views, which need a canvas. */
const config: Config = {
  components: Object.fromEntries(
    Object.keys(MODULE_FIELDS).map((code) => [code, { render: () => <p /> }]),
  ),
};

interface StudioOptions extends Pick<Parameters<typeof renderScreen>[1] & object, 'answers'> {
  role?: 'owner' | 'content-editor' | 'read-only';
  language?: 'zh-CN' | 'en-US';
  entries?: RawEntry[];
  studio?: Partial<StudioState>;
}

/** Shows parts of the studio around the editor of a page, and tells what the page has become. */
export function renderStudio(parts: ReactNode, options: StudioOptions = {}) {
  const { entries = [], studio = {}, ...rest } = options;
  const opened = { ...draft, entries, problems: [] };
  let latest: Data = toData(opened);
  let editor: ReturnType<typeof useGetPuck> | undefined;
  const history = createPageHistory(() => editor?.());
  const actions = {
    history,
    save: vi.fn(),
    saveChanges: vi.fn(async () => undefined),
    choose: vi.fn(),
    check: vi.fn(async () => []),
    publish: vi.fn(),
  };
  function Access() {
    editor = useGetPuck();
    return null;
  }
  function Editor() {
    const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
    const ticks = useMemo(() => ({ ticked, setTicked }), [ticked]);
    const [data] = useState(latest);
    const state: StudioState = {
      ...{ ...actions, draft: opened, canWrite: true, saveState: undefined, isChanged: false },
      ...{ others: [], isComparing: false, setIsComparing: () => undefined, ...studio },
    };
    return (
      <StudioProvider value={state}>
        <TickedProvider value={ticks}>
          <Puck
            config={config}
            data={data}
            iframe={{ enabled: false }}
            onAction={(action, after, before) => {
              history.onAction(action, after, before);
              fillDropped(action, opened.language, () => editor?.());
            }}
            onChange={(next) => {
              latest = next;
            }}
          >
            <Access />
            {parts}
          </Puck>
        </TickedProvider>
      </StudioProvider>
    );
  }
  const view = renderScreen(Editor, rest);
  return {
    ...view,
    actions,
    readPage: () => toContent(latest),
    readIds: () => toContent(latest).entries.map(({ id }) => id),
  };
}
