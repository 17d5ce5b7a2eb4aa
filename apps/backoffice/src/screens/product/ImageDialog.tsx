import { Button, Flex, Form, InputNumber, Modal, Typography } from 'antd';
import { type MouseEvent, useState } from 'react';
import { toFormText, toOptionalText } from '../../catalogue/texts.ts';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { imageMessages } from './image-messages.ts';
import styles from './Product.module.css';
import type { Product } from './product-values.ts';

type ProductImage = Product['images'][number];

interface ImageDialogProps {
  image: ProductImage;
  isPending: boolean;
  onSave(image: ProductImage): void;
  onClose(): void;
}

const THOUSANDTHS = 1_000;
const PER_PERCENT = 10;
const CENTRE = { x: 500, y: 500 };

const toShare = (offset: number, length: number) =>
  Math.round(Math.min(1, Math.max(0, offset / length)) * THOUSANDTHS);

/** The focal point of a picture by a click or by numbers, and its alternative text. */
export function ImageDialog({ image, isPending, onSave, onClose }: ImageDialogProps) {
  const texts = useMessages(imageMessages);
  const [focalPoint, setFocalPoint] = useState(image.focalPoint);
  const [alt, setAlt] = useState(image.alt ? toFormText(image.alt) : {});
  const point = focalPoint ?? CENTRE;
  const choose = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // A press of a key has no place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    setFocalPoint({
      x: toShare(clientX - box.left, box.width),
      y: toShare(clientY - box.top, box.height),
    });
  };
  return (
    <Modal
      open
      title={texts.edit}
      okText={texts.save}
      confirmLoading={isPending}
      onOk={() => onSave({ ...image, focalPoint, alt: toOptionalText(alt) })}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <Typography.Text type="secondary">{texts.focalHint}</Typography.Text>
        <div>
          <button type="button" className={styles.focal} aria-label={texts.focal} onClick={choose}>
            <img className={styles.focalPicture} src={image.url} alt="" />
            <span
              className={styles.focalPoint}
              style={{ left: `${point.x / PER_PERCENT}%`, top: `${point.y / PER_PERCENT}%` }}
            />
          </button>
        </div>
        <Flex gap={8} align="center">
          {(['x', 'y'] as const).map((axis) => (
            <InputNumber
              key={axis}
              aria-label={texts[axis]}
              prefix={texts[axis]}
              min={0}
              max={100}
              value={point[axis] / PER_PERCENT}
              onChange={(share) =>
                setFocalPoint({ ...point, [axis]: Math.round((share ?? 50) * PER_PERCENT) })
              }
            />
          ))}
          <Button onClick={() => setFocalPoint(null)}>{texts.centre}</Button>
        </Flex>
        <Form.Item layout="vertical" label={texts.alt} extra={texts.altHint}>
          <LocalisedInput label={texts.alt} maxLength={300} value={alt} onChange={setAlt} />
        </Form.Item>
      </Flex>
    </Modal>
  );
}
