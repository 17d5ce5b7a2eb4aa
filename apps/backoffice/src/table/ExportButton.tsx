import { formatMessage } from '@vitrine/kit';
import { Button } from 'antd';
import { useAction } from '../api/useAction.ts';
import { useMessages } from '../language/LanguageProvider.tsx';
import { downloadText } from './download-text.ts';
import { formatCsv } from './format-csv.ts';
import { tableMessages } from './messages.ts';
import type { FilterValues, ListPage, ResourceColumn } from './types.ts';

const PAGE_SIZE = 200;
/** A browser holds them easily; whole tables are exported by jobs. */
const MAX_ROWS = 10_000;

interface ExportButtonProps<Row> {
  name: string;
  columns: readonly ResourceColumn<Row>[];
  values: FilterValues;
  load(
    query: FilterValues & { cursor?: string; size: number },
    signal: AbortSignal,
  ): Promise<ListPage<Row>>;
}

/** Saves the rows that the filters find, with the columns that are shown. */
export function ExportButton<Row>({ name, columns, values, load }: ExportButtonProps<Row>) {
  const texts = useMessages(tableMessages);
  const exportRows = useAction({
    run: async () => {
      const rows: Row[] = [];
      let cursor: string | null = '';
      while (cursor !== null && rows.length < MAX_ROWS) {
        const query = { ...values, ...(cursor ? { cursor } : {}), size: PAGE_SIZE };
        const page: ListPage<Row> = await load(query as never, new AbortController().signal);
        rows.push(...page.items);
        cursor = page.nextCursor;
      }
      downloadText(`${name}.csv`, formatCsv(columns, rows), 'text/csv');
      return cursor !== null;
    },
    doneText: (isCut) => (isCut ? formatMessage(texts.exportLimit, { count: MAX_ROWS }) : ''),
  });
  return (
    <Button loading={exportRows.isPending} onClick={() => exportRows.run()}>
      {texts.exportShown}
    </Button>
  );
}
