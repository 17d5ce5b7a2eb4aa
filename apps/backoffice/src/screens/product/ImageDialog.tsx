import type { Localised } from '@vitrine/kit';
import { Flex, Form, Modal } from 'antd';
import { useState } from 'react';
import { lacksChinese, toFormText, toOptionalText } from '../../catalogue/texts.ts';
import { LocalisedInput } from '../../form/LocalisedInput.tsx';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { FocalPointInput } from '../../media/FocalPointInput.tsx';
import { partMessages } from '../../parts/messages.ts';
import { imageMessages } from './image-messages.ts';
import type { Product } from './product-values.ts';

type ProductImage = Product['images'][number];

interface ImageDialogProps {
  image: ProductImage;
  isPending: boolean;
  onSave(image: ProductImage): void;
  onClose(): void;
}

/** The focal point of a picture by a click or by numbers, and its alternative text. */
export function ImageDialog({ image, isPending, onSave, onClose }: ImageDialogProps) {
  const texts = useMessages(imageMessages);
  const [focalPoint, setFocalPoint] = useState(image.focalPoint);
  const [alt, setAlt] = useState<Partial<Localised>>(image.alt ? toFormText(image.alt) : {});
  const { chineseToo } = useMessages(partMessages);
  const isHalf = lacksChinese(alt);
  return (
    <Modal
      open
      title={texts.edit}
      okText={texts.save}
      okButtonProps={{ disabled: isHalf }}
      confirmLoading={isPending}
      onOk={() => onSave({ ...image, focalPoint, alt: toOptionalText(alt) })}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <FocalPointInput url={image.url} value={focalPoint} onChange={setFocalPoint} />
        <Form.Item
          layout="vertical"
          label={texts.alt}
          extra={texts.altHint}
          {...(isHalf ? { validateStatus: 'error' as const, help: chineseToo } : {})}
        >
          <LocalisedInput label={texts.alt} maxLength={300} value={alt} onChange={setAlt} />
        </Form.Item>
      </Flex>
    </Modal>
  );
}
