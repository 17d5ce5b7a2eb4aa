import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { downloadText } from '../../table/download-text.ts';
import { BYTE_ORDER_MARK } from '../../table/format-csv.ts';
import { importMessages } from './messages.ts';

export type ImportKind = 'products' | 'stock';

/** Offers a file with nothing but the columns of an import, which are loaded when they are asked for. */
export function ImportTemplate({ kind }: { kind: ImportKind }) {
  const texts = useMessages(importMessages);
  const download = useAction({
    run: () => import('@vitrine/contract/admin/import-columns'),
    onDone: ({ IMPORT_COLUMN_NAMES, STOCK_COLUMNS }) => {
      const columns = kind === 'products' ? IMPORT_COLUMN_NAMES : STOCK_COLUMNS;
      downloadText(`${kind}.csv`, `${BYTE_ORDER_MARK}${columns.join(',')}\r\n`, 'text/csv');
    },
  });
  return (
    <Button
      type="link"
      icon={<DownloadOutlined />}
      loading={download.isPending}
      onClick={() => download.run()}
    >
      {texts.template}
    </Button>
  );
}
