import type { TicketLayout, TicketTexts } from '@vitrine/ui';
import { StyleSheet, Text, View } from 'react-native';
import { tokens } from '../../brand/tokens.ts';
import { text } from '../../parts/text-styles.ts';
import { type TicketAction, TicketButton, TicketValue } from './TicketParts.tsx';
import type { TicketLooks } from './ticket-looks.ts';

interface TicketProps {
  ticket: TicketTexts;
  layout: TicketLayout;
  action: TicketAction;
  looks: TicketLooks;
}

type LayoutProps = Omit<TicketProps, 'layout'>;

const STUB_WIDTH = 118;
const NOTCH = 14;

/** Half of each circle lies outside the ticket, which cuts it off. */
const Notches = ({ looks: { surround }, isAtEdges }: { looks: TicketLooks; isAtEdges: boolean }) =>
  (isAtEdges ? [styles.left, styles.right] : [styles.above, styles.below]).map((place, index) => (
    <View key={String(index)} style={[styles.notch, place, { backgroundColor: surround }]} />
  ));

const Stamp = ({ children, looks: { red } }: { children: string; looks: TicketLooks }) => (
  <View aria-hidden style={[styles.stamp, { borderColor: red }]}>
    <Text style={[text.micro, styles.stampText, { color: red }]}>{children}</Text>
  </View>
);

/** The value left of the tear line, the details at the right. */
function Horizontal({ ticket, action, looks }: LayoutProps) {
  const { status, name, note, time, stamp, rows } = ticket;
  const { letters, value, ground } = looks;
  const [offer] = rows;
  const isClaimable = status === 'claimable';
  return (
    <View style={[styles.ticket, styles.horizontal, { backgroundColor: ground }]}>
      <View style={styles.stub}>
        {offer && <TicketValue amount={offer.amount} size={36} colour={value[status]} />}
        {offer && offer.condition !== '' && (
          <Text style={[text.micro, styles.centre, { color: letters.soft }]}>
            {offer.condition}
          </Text>
        )}
      </View>
      <View style={styles.details}>
        <Text style={[text.h3, stamp !== undefined && styles.besideStamp, { color: letters.ink }]}>
          {name}
        </Text>
        {note !== '' && <Text style={[text.micro, { color: letters.quiet }]}>{note}</Text>}
        <View style={styles.foot}>
          <Text style={[text.micro, text.tabular, styles.shrinks, { color: letters.quiet }]}>
            {time}
          </Text>
          <TicketButton
            action={action}
            looks={looks}
            isClaimable={isClaimable}
            subject={name}
            kind="filled"
          />
        </View>
      </View>
      <Notches looks={looks} isAtEdges={false} />
      {stamp !== undefined && <Stamp looks={looks}>{stamp}</Stamp>}
    </View>
  );
}

/** The value above the tear line, the action below. */
function Vertical({ ticket, action, looks, isSlim }: LayoutProps & { isSlim: boolean }) {
  const { status, name, note, time, stamp, rows } = ticket;
  const { letters, value, ground } = looks;
  const [offer] = rows;
  return (
    <View style={[styles.ticket, styles.vertical, { backgroundColor: ground }]}>
      <View style={styles.upper}>
        {offer && (
          <TicketValue amount={offer.amount} size={isSlim ? 26 : 34} colour={value[status]} />
        )}
        {offer && (
          <Text style={[text.caption, styles.centre, { color: letters.ink }]}>
            {offer.condition}
          </Text>
        )}
        <Text style={[text.micro, styles.centre, { color: letters.quiet }]} numberOfLines={2}>
          {note || name}
        </Text>
        <Text style={[text.micro, text.tabular, styles.centre, { color: letters.quiet }]}>
          {[stamp, time].filter(Boolean).join(' · ')}
        </Text>
      </View>
      <TicketButton
        action={action}
        looks={looks}
        isClaimable={status === 'claimable'}
        subject={name}
        kind="tearOff"
      />
      <Notches looks={looks} isAtEdges />
    </View>
  );
}

/** Several offers that are claimed at once. */
function Wallet({ ticket, action, looks }: LayoutProps) {
  const { status, name, note, time, stamp, rows } = ticket;
  const { letters, value, ground } = looks;
  return (
    <View style={[styles.ticket, styles.wallet, { backgroundColor: ground }]}>
      <View style={[styles.walletHead, { borderColor: letters.ink }]}>
        <View style={styles.shrinks}>
          <Text style={[text.h3, { color: looks.name }]}>{name}</Text>
          {note !== '' && <Text style={[text.micro, { color: letters.quiet }]}>{note}</Text>}
        </View>
        <Text style={[text.micro, text.tabular, { color: letters.quiet }]}>
          {[stamp, time].filter(Boolean).join(' · ')}
        </Text>
      </View>
      {rows.map(({ amount, condition }) => (
        <View key={`${Object.values(amount).join(' ')} ${condition}`} style={styles.walletRow}>
          <View style={styles.walletValue}>
            <TicketValue amount={amount} size={28} colour={value[status]} />
          </View>
          <Text style={[text.ui, styles.shrinks, { color: letters.ink }]}>{condition}</Text>
        </View>
      ))}
      <TicketButton
        action={action}
        looks={looks}
        isClaimable={status === 'claimable'}
        subject={name}
        kind="filled"
      />
    </View>
  );
}

/** A coupon as a paper ticket with a tear line. */
export function Ticket({ layout, ...props }: TicketProps) {
  if (layout === 'wallet') return <Wallet {...props} />;
  if (layout === 'single') return <Horizontal {...props} />;
  return <Vertical {...props} isSlim={layout === 'triple'} />;
}

const styles = StyleSheet.create({
  ticket: { overflow: 'hidden', borderWidth: 1, borderColor: tokens.borderStrong },
  horizontal: { flexDirection: 'row', minHeight: 124 },
  vertical: { flex: 1 },
  wallet: { paddingHorizontal: tokens.space5, paddingBottom: tokens.space5 },
  stub: {
    width: STUB_WIDTH,
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.space2,
    paddingHorizontal: tokens.space2,
    borderRightWidth: 1,
    borderRightColor: tokens.borderStrong,
  },
  details: { flex: 1, gap: tokens.space1, padding: tokens.space4, paddingBottom: tokens.space3 },
  besideStamp: { paddingRight: tokens.space12 },
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space2,
    marginTop: 'auto',
  },
  upper: {
    flexGrow: 1,
    alignItems: 'center',
    gap: tokens.space2,
    paddingHorizontal: tokens.space2,
    paddingVertical: tokens.space5,
  },
  centre: { textAlign: 'center' },
  shrinks: { flexShrink: 1 },
  walletHead: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.space3,
    paddingTop: tokens.space5,
    paddingBottom: tokens.space3,
    borderBottomWidth: 1,
  },
  walletRow: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: tokens.space3,
    paddingVertical: tokens.space4,
  },
  walletValue: { width: 96 },
  notch: {
    position: 'absolute',
    width: NOTCH,
    height: NOTCH,
    borderRadius: NOTCH / 2,
    borderWidth: 1,
    borderColor: tokens.borderStrong,
  },
  above: { top: -NOTCH / 2 - 1, left: STUB_WIDTH - NOTCH / 2 },
  below: { bottom: -NOTCH / 2 - 1, left: STUB_WIDTH - NOTCH / 2 },
  left: { bottom: 52 - NOTCH / 2, left: -NOTCH / 2 - 1 },
  right: { bottom: 52 - NOTCH / 2, right: -NOTCH / 2 - 1 },
  stamp: {
    position: 'absolute',
    top: 10,
    right: 10,
    minWidth: 40,
    alignItems: 'center',
    paddingHorizontal: tokens.space1,
    paddingVertical: 3,
    borderWidth: 1.5,
    opacity: 0.88,
    transform: [{ rotate: '-8deg' }],
  },
  stampText: { fontWeight: '700' },
});
