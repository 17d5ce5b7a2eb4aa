import { DownloadOutlined } from '@ant-design/icons';
import type { MasterDataKind } from '@vitrine/contract/admin';
import { Button } from 'antd';
import { useAction } from '../../api/useAction.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { downloadText } from '../../table/download-text.ts';
import { BYTE_ORDER_MARK } from '../../table/format-csv.ts';
import { importMessages } from './messages.ts';

export type ImportKind = 'products' | 'stock' | MasterDataKind;

/** The columns of a kind of import, which are loaded when they are asked for. */
async function loadColumns(kind: ImportKind): Promise<readonly string[]> {
  if (kind === 'products' || kind === 'stock') {
    const columns = await import('@vitrine/contract/admin/import-columns');
    return kind === 'products' ? columns.IMPORT_COLUMN_NAMES : columns.STOCK_COLUMNS;
  }
  const { MASTER_DATA_COLUMNS } = await import('@vitrine/contract/admin/master-data-columns');
  return Object.keys(MASTER_DATA_COLUMNS[kind]);
}

/** Offers a file with nothing but the columns of an import. */
export function ImportTemplate({ kind }: { kind: ImportKind }) {
  const texts = useMessages(importMessages);
  const download = useAction({
    run: () => loadColumns(kind),
    onDone: (columns) =>
      downloadText(`${kind}.csv`, `${BYTE_ORDER_MARK}${columns.join(',')}\r\n`, 'text/csv'),
  });
  return (
    <Button
      type="link"
      style={{ height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
      icon={<DownloadOutlined />}
      loading={download.isPending}
      onClick={() => download.run()}
    >
      {texts.template}
    </Button>
  );
}
