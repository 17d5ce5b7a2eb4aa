import { useQueryClient } from '@tanstack/react-query';
import { errorCode } from '@vitrine/client';
import { defineMessages } from '@vitrine/kit';
import { App, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { useProblemText } from '../api/useProblemText.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { type FieldPath, findShownFields } from './apply-problem.ts';
import { isSame } from './is-same.ts';
import { type FieldGroups, listClashes, mergeValues } from './merge-values.ts';

const messages = defineMessages({
  changed: [
    '这一条刚被他人修改过。您填写的内容仍保留，没有改动的栏目已换成最新内容。请核对后再次保存',
    'Another operator has just changed this. What you typed is kept; fields that you did not touch show the newest values. Check them and save again',
  ],
  both: ['。双方都改过的栏目已标出', '. Fields that both of you changed are marked'],
  clash: [
    '这一栏同时有别的修改；再次保存后以您填写的为准',
    'Another save changed this field too; saving again keeps what you typed',
  ],
  gone: ['这一条已被他人删除，无法保存', 'Another operator has deleted this; it cannot be saved'],
});

interface FreshRowOptions<Row, Values extends object> {
  /** What the form edits; undefined for something new. The form takes a newer version of it by itself. */
  row: Row | undefined;
  form: FormInstance<Values>;
  /** The list with the row, by the first part of its query key. */
  list: string;
  /** Reads the row again; undefined when it is gone. */
  read(row: Row): Promise<Row | undefined>;
  /** The row as the form holds it. */
  toValues(row: Row): Partial<Values>;
  together?: FieldGroups;
  /** Leads to the first field that both have changed. */
  onClash?(field: FieldPath): void;
}

export interface FreshRow<Row, Values> {
  /** The row that the next save is made from. */
  readonly row: Row | undefined;
  readonly notice: string | undefined;
  readonly isReading: boolean;
  /** Takes the fresh row after a stale version. Returns whether an error was that. */
  takeFresh(error: unknown): boolean;
  /** Goes on with the row as it was saved. Returns whether something was typed since it was sent, which is kept. */
  takeSaved(saved: Row, sent: Values): boolean;
}

/**
 * Keeps the row that a form changes by its version. When another operator was faster, the form takes the row as it
 * is now: fields that were not touched show it, and the next save is made from its version.
 */
export function useFreshRow<Row extends { readonly version: number }, Values extends object>(
  options: FreshRowOptions<Row, Values>,
): FreshRow<Row, Values> {
  const { row: given, form, list, read, toValues, together, onClash } = options;
  const texts = useMessages(messages);
  const toText = useProblemText();
  const { message } = App.useApp();
  const client = useQueryClient();
  const [row, setRow] = useState(given);
  const [isReading, setIsReading] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [marked, setMarked] = useState<FieldPath[]>([]);
  const mark = (fields: FieldPath[]) => {
    const changes = [
      ...marked.map((name) => ({ name, warnings: [] })),
      ...fields.map((name) => ({ name, warnings: [texts.clash] })),
    ];
    form.setFields(changes as never);
    setMarked(fields);
    if (fields[0]) onClash?.(fields[0]);
  };
  /** Returns whether both have changed a field. */
  const take = (base: Partial<Values>, fresh: Row): boolean => {
    const versions = { base, mine: form.getFieldsValue(true) as Values, theirs: toValues(fresh) };
    form.setFieldsValue(
      mergeValues(versions, together) as Parameters<typeof form.setFieldsValue>[0],
    );
    const clashes = listClashes(versions, together);
    mark(findShownFields(form, clashes));
    setRow(fresh);
    return clashes.length > 0;
  };
  useEffect(() => {
    if (row && given && given.version > row.version) take(toValues(row), given);
  });
  const readAgain = async (stale: Row) => {
    setIsReading(true);
    try {
      const fresh = await read(stale);
      if (!fresh) setNotice(texts.gone);
      else setNotice(texts.changed + (take(toValues(stale), fresh) ? texts.both : ''));
    } catch (error) {
      if (errorCode(error) === 'not-found') setNotice(texts.gone);
      else message.error(toText(error));
    }
    setIsReading(false);
  };
  const takeFresh = (error: unknown): boolean => {
    if (errorCode(error) !== 'precondition-failed' || !row) return false;
    void readAgain(row);
    void client.invalidateQueries({ queryKey: [list] });
    return true;
  };
  const takeSaved = (saved: Row, sent: Values): boolean => {
    if (!row) return false;
    const isTyped = !isSame(form.getFieldsValue(true), sent);
    setNotice(undefined);
    take(sent, saved);
    return isTyped;
  };
  return { row, notice, isReading, takeFresh, takeSaved };
}
