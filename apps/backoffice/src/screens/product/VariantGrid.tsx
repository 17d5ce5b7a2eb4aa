import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Flex, Input, Select, Table, Typography } from 'antd';
import { useState } from 'react';
import { useAction } from '../../api/useAction.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useSizeSystems } from '../../catalogue/useCatalogue.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useFormat } from '../../language/useFormat.ts';
import { useMerchants } from '../../parts/useMerchants.ts';
import { useMayCall } from '../../session/useOperator.ts';
import { DeleteSizeButton } from './DeleteSizeButton.tsx';
import { saveVariantRow } from './save-variant-row.ts';
import { useVariantRows, type VariantRow } from './useVariantRows.ts';
import { variantMessages } from './variant-messages.ts';
import { CELL_NAMES, type CellName, findWrongCells, type Variant } from './variant-rows.ts';

interface VariantGridProps {
  productId: string;
  variants: readonly Variant[];
}

/** The list of size systems that the cells of the scale suggest. */
const SIZE_SYSTEMS_ID = 'size-systems';

const WIDTHS: Readonly<Record<CellName, number>> = {
  size: 90,
  scale: 90,
  sku: 170,
  externalId: 150,
  price: 120,
  originalPrice: 120,
  quantity: 90,
};

function useSaveRows(productId: string, forget: (keys: readonly string[]) => void) {
  const texts = useMessages(variantMessages);
  const toText = useProblemText();
  const { message } = App.useApp();
  const canWrite = useMayCall('updateVariant');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const save = useAction({
    run: async ({ rows, total }: { rows: readonly VariantRow[]; total: number }) => {
      const failed: Record<string, string> = {};
      for (const [index, row] of rows.entries())
        await saveVariantRow(row, productId, total + index, canWrite).catch((error: unknown) => {
          failed[row.key] = toText(error);
        });
      return failed;
    },
    changes: ['variants', 'products'],
    onDone: (failed, { rows }) => {
      const saved = rows.map(({ key }) => key).filter((key) => failed[key] === undefined);
      setProblems(failed);
      forget(saved);
      const count = Object.keys(failed).length;
      if (count > 0) message.warning(formatMessage(texts.partly, { count }));
      else message.success(formatMessage(texts.saved, { count: saved.length }));
    },
  });
  return { save, problems };
}

/** The sizes of a product as a grid that takes pasted cells of a spreadsheet. */
export function VariantGrid({ productId, variants }: VariantGridProps) {
  const texts = useMessages(variantMessages);
  const format = useFormat();
  const { message } = App.useApp();
  const canWrite = useMayCall('updateVariant');
  const canStock = useMayCall('setStock');
  const { options: merchants, nameOf } = useMerchants();
  const { rows, change, add, paste, forget, setMerchant } = useVariantRows(
    variants,
    variants[0]?.merchantId ?? merchants[0]?.value ?? '',
    canWrite,
  );
  const { save, problems } = useSaveRows(productId, forget);
  const systems = useSizeSystems().data ?? [];
  const changed = rows.filter(({ isChanged }) => isChanged);
  useLeaveGuard(changed.length > 0);
  const saveAll = () =>
    changed.some(({ cells, variant }) => findWrongCells(cells, !variant).length > 0)
      ? void message.warning(texts.wrong)
      : save.run({ rows: changed, total: variants.length });
  const renderCell = (name: CellName) => (_: unknown, row: VariantRow, index: number) => (
    <Input
      aria-label={`${texts.cells[name]} ${row.cells.size || index + 1}`}
      value={row.cells[name]}
      disabled={name === 'quantity' ? !canStock : !canWrite}
      {...(name === 'scale' ? { list: SIZE_SYSTEMS_ID } : {})}
      {...(name === 'sku' && !row.variant ? { placeholder: texts.skuHint } : {})}
      {...(name === 'size' ? { placeholder: texts.sizeHint } : {})}
      {...(row.isChanged && findWrongCells(row.cells, !row.variant).includes(name)
        ? { status: 'error' as const }
        : {})}
      onChange={({ target }) => change({ [row.key]: { [name]: target.value } })}
      onPaste={(event) => {
        if (paste(event.clipboardData.getData('text'), index, name)) event.preventDefault();
      }}
    />
  );
  return (
    <Flex vertical gap={12}>
      <Typography.Text type="secondary">{texts.hint}</Typography.Text>
      <datalist id={SIZE_SYSTEMS_ID}>
        {systems.map(({ code }) => (
          <option key={code} value={code} />
        ))}
      </datalist>
      <Table<VariantRow>
        size="small"
        rowKey="key"
        dataSource={rows}
        pagination={false}
        scroll={{ x: 1180 }}
        locale={{ emptyText: texts.empty }}
        columns={[
          ...CELL_NAMES.map((name) => ({
            key: name,
            title: texts.cells[name],
            width: WIDTHS[name],
            render: renderCell(name),
          })),
          {
            key: 'reserved',
            title: texts.reserved,
            width: 80,
            align: 'right',
            render: (_, { variant }) => variant?.reserved ?? '–',
          },
          {
            key: 'scheduled',
            title: texts.scheduledNow,
            width: 110,
            align: 'right',
            render: (_, { variant }) =>
              variant?.scheduledPrice == null ? '–' : format.price(variant.scheduledPrice),
          },
          {
            key: 'merchant',
            title: texts.merchant,
            width: 180,
            render: (_, { key, variant, merchantId }) => (
              <>
                {variant ? (
                  <Flex gap={4} justify="space-between" align="center">
                    {nameOf(merchantId)}
                    {canWrite && <DeleteSizeButton variant={variant} />}
                  </Flex>
                ) : (
                  <Flex gap={4}>
                    <Select
                      aria-label={texts.merchant}
                      style={{ flex: 1 }}
                      value={merchantId || null}
                      options={merchants}
                      onChange={(next) => next && setMerchant(key, next)}
                    />
                    <Button
                      icon={<DeleteOutlined />}
                      aria-label={texts.remove}
                      onClick={() => forget([key])}
                    />
                  </Flex>
                )}
                {problems[key] && (
                  <Typography.Text type="danger" role="alert">
                    {problems[key]}
                  </Typography.Text>
                )}
              </>
            ),
          },
        ]}
      />
      <Flex gap={8}>
        {canWrite && (
          <Button icon={<PlusOutlined />} onClick={() => add()}>
            {texts.add}
          </Button>
        )}
        {changed.length > 0 && (
          <>
            <Button type="primary" loading={save.isPending} onClick={saveAll}>
              {formatMessage(texts.save, { count: changed.length })}
            </Button>
            <Button onClick={() => forget(changed.map(({ key }) => key))}>{texts.discard}</Button>
          </>
        )}
      </Flex>
    </Flex>
  );
}
