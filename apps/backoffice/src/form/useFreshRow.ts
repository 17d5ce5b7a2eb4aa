import { useQueryClient } from '@tanstack/react-query';
import { errorCode } from '@vitrine/client';
import { defineMessages } from '@vitrine/kit';
import { App, type FormInstance } from 'antd';
import { useState } from 'react';
import { useProblemText } from '../api/useProblemText.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { listClashes, mergeValues } from './merge-values.ts';

const messages = defineMessages({
  'zh-CN': {
    changed:
      '这一条刚被他人修改过。您填写的内容仍保留，没有改动的栏目已换成最新内容。请核对后再次保存',
    clash: '他人也改了这一栏；再次保存后以您填写的为准',
    gone: '这一条已被他人删除，无法保存',
  },
  'en-US': {
    changed:
      'Another operator has just changed this. What you typed is kept; fields that you did not touch show the newest values. Check them and save again',
    clash: 'The other operator changed this field too; saving again keeps what you typed',
    gone: 'Another operator has deleted this; it cannot be saved',
  },
});

interface FreshRowOptions<Row, Values extends object> {
  /** What the dialog was opened with; undefined for something new. */
  row: Row | undefined;
  form: FormInstance<Values>;
  /** The list with the row, by the first part of its query key. */
  list: string;
  /** Reads the row again; undefined when it is gone. */
  read(row: Row): Promise<Row | undefined>;
  /** The row as the form holds it. */
  toValues(row: Row): Partial<Values>;
}

/**
 * Keeps the row that a dialog changes by its version. When another operator was faster, the dialog takes the row as
 * it is now: fields that were not touched show it, and the next save is made from its version.
 */
export function useFreshRow<Row extends object, Values extends object>(
  options: FreshRowOptions<Row, Values>,
) {
  const { form, list, read, toValues } = options;
  const texts = useMessages(messages);
  const toText = useProblemText();
  const { message } = App.useApp();
  const client = useQueryClient();
  const [row, setRow] = useState(options.row);
  const [isReading, setIsReading] = useState(false);
  const [notice, setNotice] = useState<string>();
  const take = (stale: Row, fresh: Row) => {
    const mine = form.getFieldsValue(true);
    const base = toValues(stale);
    const theirs = toValues(fresh);
    form.setFieldsValue(
      mergeValues({ base, mine, theirs }) as Parameters<typeof form.setFieldsValue>[0],
    );
    const clashes = listClashes<object>(base, mine, theirs);
    form.setFields(clashes.map((name) => ({ name, warnings: [texts.clash] })) as never);
    setRow(fresh);
    setNotice(texts.changed);
  };
  const readAgain = async (stale: Row) => {
    setIsReading(true);
    try {
      const fresh = await read(stale);
      if (fresh) take(stale, fresh);
      else setNotice(texts.gone);
    } catch (error) {
      if (errorCode(error) === 'not-found') setNotice(texts.gone);
      else message.error(toText(error));
    }
    setIsReading(false);
  };
  /** Takes the fresh row after a stale version. Returns whether an error was that. */
  const takeFresh = (error: unknown): boolean => {
    if (errorCode(error) !== 'precondition-failed' || !row) return false;
    void readAgain(row);
    void client.invalidateQueries({ queryKey: [list] });
    return true;
  };
  return { row, notice, isReading, takeFresh };
}
