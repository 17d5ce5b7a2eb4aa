import type { MerchantOrderRow, OrderLine } from '@vitrine/contract/admin';
import { formatMessage } from '@vitrine/kit';
import { Button } from 'antd';
import { useState } from 'react';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { TO_DO } from '../../orders/queue-query.ts';
import { ordersMessages } from './messages.ts';
import styles from './OrderLines.module.css';

/** What tells a line apart when it is picked: SKU, colour and size. */
export const describeLine = ({ sku, colour, size }: OrderLine): string =>
  [sku, colour, size].filter(Boolean).join(' · ');

interface LineProps {
  line: OrderLine;
  /** Whether it is still to be shipped, so that what is left counts. */
  isToDo: boolean;
}

function Line({ line, isToDo }: LineProps) {
  const texts = useMessages(ordersMessages);
  const isPartly = isToDo && line.unshippedQuantity !== line.quantity;
  return (
    <div className={styles.line}>
      {line.image ? (
        <img className={styles.picture} src={line.image.url} alt="" loading="lazy" />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.text}>
        <div className={styles.name} title={`${line.brand} ${line.description}`}>
          {line.brand} {line.description}
        </div>
        <div className={styles.facts}>
          {describeLine(line)}
          {isPartly && ` · ${formatMessage(texts.left, { count: line.unshippedQuantity })}`}
        </div>
      </div>
      <span className={`${styles.quantity} ${line.quantity > 1 ? styles.many : ''}`}>
        ×{line.quantity}
      </span>
    </div>
  );
}

/** What is picked for an order: its first line, and the others when they are asked for. */
export function OrderLines({ row: { lines, status } }: { row: MerchantOrderRow }) {
  const texts = useMessages(ordersMessages);
  const [isOpen, setIsOpen] = useState(false);
  const hidden = lines.length - 1;
  const isToDo = TO_DO.includes(status);
  return (
    <>
      {lines.slice(0, isOpen ? undefined : 1).map((line) => (
        <Line key={line.id} line={line} isToDo={isToDo} />
      ))}
      {hidden > 0 && (
        <Button
          type="link"
          size="small"
          className={styles.more ?? ''}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.fewerLines : formatMessage(texts.moreLines, { count: hidden })}
        </Button>
      )}
    </>
  );
}
