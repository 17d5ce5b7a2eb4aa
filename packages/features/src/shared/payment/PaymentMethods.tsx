import { formatMessage, formatPrice } from '@vitrine/kit';
import { useMessages } from '@vitrine/platform';
import { Box, cx, Hint, Note, RadioGroup, type RadioOption, Text } from '@vitrine/ui';
import * as layout from '../layout/layout.ts';
import * as spacing from '../layout/spacing.ts';
import { messages } from './messages.ts';
import type { PaymentBrand, PaymentMethod } from './payment-methods.ts';
import type { PaymentChoice } from './usePaymentMethod.ts';

/** Stands for all instalments in the list of methods. */
const INSTALMENTS = 'instalments';

const Badge = ({ children }: { children: string }) => (
  <Text className={layout.badge}>{children}</Text>
);

interface InstalmentsProps {
  methods: readonly PaymentMethod[];
  chosen: string;
  currency: string;
  onChoose: (id: string) => void;
}

/** Over how many months the payment is spread. */
function Instalments({ methods, chosen, currency, onChoose }: InstalmentsProps) {
  const t = useMessages(messages);
  return (
    // Aligned with the title of the option above, beside its radio.
    <Box className={cx(spacing.pb2, spacing.pl8)}>
      <RadioGroup
        label={t.instalments.name}
        value={chosen}
        onChange={onChoose}
        options={methods.flatMap(({ id, instalments }) =>
          instalments
            ? {
                value: id,
                title: formatMessage(t.instalments.count, { n: instalments.count }),
                aside: formatMessage(t.instalments.each, {
                  amount: formatPrice(instalments.amount, currency),
                }),
              }
            : [],
        )}
      />
      <Hint>{t.instalments.fee}</Hint>
    </Box>
  );
}

/** Says which of the methods take no money, while the shop is tried out. */
function RehearsalNote({ brands }: { brands: readonly PaymentBrand[] }) {
  const t = useMessages(messages);
  if (brands.length === 0) return null;
  const names = brands.map((brand) => t.methods[brand].name).join(t.separator);
  return (
    <Box className={spacing.pb4}>
      <Note tone="bad">{formatMessage(t.rehearsal, { methods: names })}</Note>
    </Box>
  );
}

/** The methods of payment, of which the shopper chooses one. */
export function PaymentMethods({ choice, currency }: { choice: PaymentChoice; currency: string }) {
  const t = useMessages(messages);
  const { methods, method, choose } = choice;
  const single = methods.filter(({ instalments }) => !instalments);
  const spread = methods.filter(({ instalments }) => instalments);
  const [firstSpread] = spread;
  if (!method) return <Note>{t.unavailable}</Note>;
  const options: RadioOption[] = single.map(({ id, brand }) => ({
    value: id,
    title: t.methods[brand].name,
    ...(brand === 'transfer' && { note: t.transferNote }),
    aside: <Badge>{t.methods[brand].badge}</Badge>,
  }));
  if (firstSpread)
    options.push({
      value: INSTALMENTS,
      title: t.instalments.name,
      note: t.instalments.note,
      aside: <Badge>{t.instalments.badge}</Badge>,
    });
  return (
    <>
      <RehearsalNote brands={choice.rehearsed} />
      <RadioGroup
        label={t.method}
        value={method.instalments ? INSTALMENTS : method.id}
        onChange={(value) => choose(value === INSTALMENTS && firstSpread ? firstSpread.id : value)}
        options={options}
      />
      {method.instalments && (
        <Instalments methods={spread} chosen={method.id} currency={currency} onChoose={choose} />
      )}
    </>
  );
}
