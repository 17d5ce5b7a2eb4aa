import { type ComponentData, useGetPuck } from '@puckeditor/core';
import { MAX_PAGE_ENTRIES } from '@vitrine/contract/admin/page-limits';
import { formatMessage, newUuid } from '@vitrine/kit';
import type { RawEntry } from '@vitrine/modules/schemas';
import { App } from 'antd';
import { useMemo } from 'react';
import { useMessages } from '../../../language/LanguageProvider.tsx';
import { createModule, toEntry } from '../entries.ts';
import { useStudio } from '../StudioContext.ts';
import { ZONE } from '../use-editor.ts';
import { readModules, writeModules } from './copied-modules.ts';
import { insertModules, moveModules, removeModules } from './edit-modules.ts';
import { editingMessages } from './messages.ts';
import { showModule } from './show-module.ts';
import { createStarterFields } from './starter-fields.ts';
import { useTicked } from './TickedContext.ts';

type NewModule = Pick<RawEntry, 'code' | 'fields'>;

const idOf = ({ props }: ComponentData) => String(props.id);
const withNewId = ({ type, props }: ComponentData): ComponentData => ({
  type,
  props: { ...structuredClone(props), id: `${type}-${newUuid()}` },
});

/** What can be done with the ticked modules, or with the one that is selected. Each is one step to undo. */
export function useCommands() {
  const texts = useMessages(editingMessages);
  const { message } = App.useApp();
  const { canWrite, draft } = useStudio();
  const { ticked, setTicked } = useTicked();
  const getEditor = useGetPuck();

  return useMemo(() => {
    const read = () => {
      const { appState } = getEditor();
      const { content } = appState.data;
      const index = appState.ui.itemSelector?.index;
      const selected = index === undefined ? undefined : content[index];
      const known = new Set(content.map(idOf).filter((id) => ticked.has(id)));
      const ids = known.size > 0 ? known : new Set(selected ? [idOf(selected)] : []);
      return { content, ids, chosen: content.filter((one) => ids.has(idOf(one))) };
    };
    /** Replaces the modules, and selects some of them. */
    const write = (content: ComponentData[], selected: readonly string[]) => {
      const { dispatch, appState } = getEditor();
      dispatch({ type: 'setData', data: { ...appState.data, content }, recordHistory: true });
      const index = content.findIndex((one) => idOf(one) === selected[0]);
      const itemSelector = index < 0 ? null : { index, zone: ZONE };
      dispatch({ type: 'setUi', ui: { itemSelector } });
      setTicked(new Set(selected.length > 1 ? selected : []));
      if (selected[0] !== undefined) showModule(selected[0]);
    };
    const insertOne = (data: ComponentData, destinationIndex: number) => {
      const { dispatch } = getEditor();
      const place = { destinationIndex, destinationZone: ZONE };
      const insertion = { componentType: data.type, id: idOf(data), isFilled: true, ...place };
      dispatch({ type: 'insert', ...insertion });
      dispatch({ type: 'replace', data, ...place });
      dispatch({ type: 'setUi', ui: { itemSelector: { index: destinationIndex, zone: ZONE } } });
      setTicked(new Set());
      showModule(idOf(data));
    };
    const create = (modules: readonly NewModule[]) =>
      modules.map(({ code, fields }) => createModule(code, `${code}-${newUuid()}`, fields));
    const insert = (added: ComponentData[]): boolean => {
      const { content, ids } = read();
      if (content.length + added.length > MAX_PAGE_ENTRIES) {
        message.error(formatMessage(texts.tooMany, { count: MAX_PAGE_ENTRIES }));
        return false;
      }
      const next = insertModules(content, added, ids);
      const [one] = added;
      if (one && added.length === 1) insertOne(one, next.indexOf(one));
      else write(next, added.map(idOf));
      return true;
    };
    return {
      add: (code: string) => {
        const fields = createStarterFields(code, draft.language, Date.now());
        insert([createModule(code, `${code}-${newUuid()}`, fields)]);
      },
      /** Adds modules behind the chosen ones. */
      insertNew: (modules: readonly NewModule[]): boolean => insert(create(modules)),
      /** Puts other modules in the place of the first of some. */
      replace(ids: ReadonlySet<string>, modules: readonly NewModule[]) {
        const { content } = read();
        const place = content.findIndex((one) => ids.has(idOf(one)));
        const added = create(modules);
        if (place < 0) return;
        write(removeModules(content, ids).toSpliced(place, 0, ...added), added.map(idOf));
      },
      getChosen: () => read().chosen.map(({ type, props }) => toEntry(type, props)),
      /** The chosen modules as text. */
      copy(): string | undefined {
        const { chosen } = read();
        if (chosen.length === 0) return undefined;
        message.success(formatMessage(texts.copied, { count: chosen.length }));
        return writeModules(chosen.map(({ type, props }) => toEntry(type, props)));
      },
      paste(text: string): boolean {
        const pasted = readModules(text);
        if ('modules' in pasted) {
          const count = pasted.modules.length;
          const isInserted = insert(create(pasted.modules));
          if (isInserted) message.success(formatMessage(texts.pasted, { count }));
          return isInserted;
        }
        const unknown = pasted.reason === 'unknown-module' ? pasted.code : undefined;
        message.error(
          unknown ? formatMessage(texts.unknownModule, { code: unknown }) : texts.noModules,
        );
        return false;
      },
      duplicate: () => {
        const { chosen } = read();
        if (chosen.length > 0) insert(chosen.map(withNewId));
      },
      remove() {
        const { content, ids } = read();
        if (ids.size > 0) write(removeModules(content, ids), []);
      },
      move(step: 1 | -1) {
        const { content, ids } = read();
        if (ids.size > 0) write(moveModules(content, ids, step), [...ids]);
      },
      canWrite,
    };
  }, [texts, message, canWrite, draft.language, ticked, setTicked, getEditor]);
}

export type Commands = ReturnType<typeof useCommands>;
