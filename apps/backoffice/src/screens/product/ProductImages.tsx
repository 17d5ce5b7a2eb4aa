import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  DeleteOutlined,
  EditOutlined,
  InboxOutlined,
} from '@ant-design/icons';
import { formatMessage } from '@vitrine/kit';
import { App, Button, Empty, Flex, Tag, Upload } from 'antd';
import { useState } from 'react';
import { api } from '../../api/api.ts';
import { useAction } from '../../api/useAction.ts';
import { moveItem } from '../../form/move-item.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { useMayCall } from '../../session/useOperator.ts';
import { ImageDialog } from './ImageDialog.tsx';
import { imageMessages } from './image-messages.ts';
import styles from './Product.module.css';
import type { Product } from './product-values.ts';
import { type ProductProps, reloadStale } from './useProduct.ts';

type Images = Product['images'];

function useImageActions({ product, store, reload }: ProductProps, onUpdated: () => void) {
  const texts = useMessages(imageMessages);
  const { id, version } = product;
  const update = useAction({
    run: (images: Images) =>
      api.updateProductImages(
        {
          params: { id },
          body: {
            images: images.map(({ key, alt, focalPoint }) => ({ key, alt, focalPoint })),
          },
        },
        { version },
      ),
    changes: ['products'],
    doneText: texts.saved,
    onDone: (next) => {
      store(next);
      onUpdated();
    },
    onProblem: reloadStale(reload),
  });
  const upload = useAction({
    run: async (files: readonly File[]) => {
      for (const file of files) store(await api.addProductImage({ params: { id }, file }));
    },
    changes: ['products'],
    doneText: texts.uploaded,
  });
  return { update, upload };
}

/** The pictures of a product: upload, order by drag or by buttons, focal point and text. */
export function ProductImages(props: ProductProps) {
  const texts = useMessages(imageMessages);
  const { modal } = App.useApp();
  const { images } = props.product;
  const canWrite = useMayCall('updateProductImages');
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [editedKey, setEditedKey] = useState<string>();
  const { update, upload } = useImageActions(props, () => setEditedKey(undefined));
  const edited = images.find(({ key }) => key === editedKey);
  const move = (from: number, to: number) => {
    setDragged(undefined);
    setOver(undefined);
    if (from !== to) update.run(moveItem(images, from, to));
  };
  const remove = (key: string) =>
    modal.confirm({
      title: texts.removeTitle,
      okText: texts.remove,
      okButtonProps: { danger: true },
      onOk: () => update.run(images.filter((image) => image.key !== key)),
    });
  return (
    <Flex vertical gap={16}>
      {canWrite && (
        <Upload.Dragger
          multiple
          showUploadList={false}
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={upload.isPending}
          beforeUpload={(file, files) => {
            if (file === files[0]) upload.run(files);
            return false;
          }}
        >
          <InboxOutlined style={{ fontSize: 28 }} />
          <div>{texts.upload}</div>
          <small>{texts.uploadHint}</small>
        </Upload.Dragger>
      )}
      {images.length === 0 && <Empty description={texts.empty} />}
      <ol className={styles.images}>
        {images.map((image, index) => {
          const name = formatMessage(texts.picture, { number: index + 1 });
          return (
            <li
              key={image.key}
              className={over === index ? `${styles.image} ${styles.isOver}` : styles.image}
              draggable={canWrite}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setOver(undefined)}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(index);
              }}
              onDrop={() => dragged !== undefined && move(dragged, index)}
            >
              <img className={styles.picture} src={image.url} alt={image.alt?.['zh-CN'] ?? name} />
              <Flex gap={4} wrap align="center" style={{ marginTop: 8 }}>
                {index === 0 && <Tag>{texts.cover}</Tag>}
                {canWrite && (
                  <>
                    <Button
                      size="small"
                      icon={<ArrowLeftOutlined />}
                      aria-label={`${texts.earlier} ${name}`}
                      disabled={index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <Button
                      size="small"
                      icon={<ArrowRightOutlined />}
                      aria-label={`${texts.later} ${name}`}
                      disabled={index === images.length - 1}
                      onClick={() => move(index, index + 1)}
                    />
                    <Button
                      size="small"
                      icon={<EditOutlined />}
                      aria-label={`${texts.edit} ${name}`}
                      onClick={() => setEditedKey(image.key)}
                    />
                    <Button
                      size="small"
                      danger
                      icon={<DeleteOutlined />}
                      aria-label={`${texts.remove} ${name}`}
                      onClick={() => remove(image.key)}
                    />
                  </>
                )}
              </Flex>
            </li>
          );
        })}
      </ol>
      {edited && (
        <ImageDialog
          key={edited.key}
          image={edited}
          isPending={update.isPending}
          onClose={() => setEditedKey(undefined)}
          onSave={(next) =>
            update.run(images.map((image) => (image.key === next.key ? next : image)))
          }
        />
      )}
    </Flex>
  );
}
