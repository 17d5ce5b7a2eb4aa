import {
  formatCountry,
  formatExactPrice,
  type Language,
  type Localised,
  splitTaxes,
} from '@vitrine/kit';
import type { StoredShippingAddress } from '../../pricing/stored-types.ts';
import type { CustomsRecord } from './customs-rules.ts';
import { PAPER_TEXT } from './paper-texts.ts';

export interface SlipLine {
  readonly brand: string;
  readonly description: string;
  readonly size: string;
  readonly quantity: number;
  /** What was paid for these units. */
  readonly amount: number;
  readonly customs: CustomsRecord;
}

export interface Slip {
  readonly orderNumber: string;
  readonly merchant: { readonly name: string; readonly city: Localised };
  readonly address: StoredShippingAddress;
  readonly currency: string;
  readonly lines: readonly SlipLine[];
  readonly parcels: readonly { readonly carrier: string; readonly trackingNumber: string }[];
}

export interface PaperOptions {
  readonly paper: 'a4' | 'a6';
  readonly document: 'packing-slip' | 'customs';
  readonly language: Language;
}

export interface PaperFact {
  readonly label: string;
  /** Null where the shop does not know it: the paper shows the gap. */
  readonly value: string | null;
}

export interface PaperItem {
  readonly brand: string;
  readonly text: string;
  readonly quantity: number;
  readonly facts: readonly PaperFact[];
}

/** What a paper says, whether a browser prints it or a PDF shows it. */
export interface Paper {
  readonly title: string;
  readonly number: string;
  readonly parcels: readonly string[];
  readonly from: string;
  readonly to: { readonly name: string; readonly mobile: string; readonly address: string };
  readonly columns: { readonly item: string; readonly quantity: string };
  /** What stands beside the sum, and in place of a missing value. */
  readonly labels: { readonly total: string; readonly missing: string };
  readonly items: readonly PaperItem[];
  readonly totals: readonly PaperFact[];
  readonly notes: readonly string[];
  /** What to do about gaps; null when there are none. */
  readonly warning: string | null;
}

const GRAMS = 1_000;

const formatWeight = (grams: number): string => `${grams / GRAMS} kg`;

const formatAddress = (address: StoredShippingAddress, language: Language): string => {
  const { stateName, city, district, addressLine, zipCode } = address;
  return [stateName[language], city, district, addressLine, zipCode].filter(Boolean).join(' ');
};

/** Null as soon as one of the values is not known. */
const sumKnown = (values: readonly (number | null)[]): number | null =>
  values.reduce<number | null>(
    (sum, value) => (sum === null || value === null ? null : sum + value),
    0,
  );

const toDeclaredLine = ({ quantity, amount, customs }: SlipLine) => {
  const { netWeight, dutyRate } = customs;
  const taxes = dutyRate && splitTaxes(amount, dutyRate);
  return {
    amount,
    weight: netWeight === null ? null : netWeight * quantity,
    duty: taxes?.duty ?? null,
    vat: taxes?.vat ?? null,
  };
};

type DeclaredLine = ReturnType<typeof toDeclaredLine>;

/** Weight, value and taxes: the facts that a line and the total have in common. */
function listAmounts(line: DeclaredLine, { currency }: Slip, language: Language): PaperFact[] {
  const price = (amount: number | null) =>
    amount === null ? null : formatExactPrice(amount, currency);
  const toFact = (key: keyof typeof PAPER_TEXT, value: string | null): PaperFact => ({
    label: PAPER_TEXT[key][language],
    value,
  });
  return [
    toFact('netWeight', line.weight === null ? null : formatWeight(line.weight)),
    toFact('value', price(line.amount)),
    toFact('duty', price(line.duty)),
    toFact('vat', price(line.vat)),
  ];
}

function listCustomsFacts(line: SlipLine, slip: Slip, language: Language): PaperFact[] {
  const { hsCode, originCountry } = line.customs;
  const unitValue = Math.round(line.amount / line.quantity);
  const [weight, ...amounts] = listAmounts(toDeclaredLine(line), slip, language);
  return [
    { label: PAPER_TEXT.hsCode[language], value: hsCode },
    {
      label: PAPER_TEXT.origin[language],
      value: originCountry && formatCountry(originCountry, language),
    },
    ...(weight ? [weight] : []),
    { label: PAPER_TEXT.unitValue[language], value: formatExactPrice(unitValue, slip.currency) },
    ...amounts,
  ];
}

function sumLines(slip: Slip, language: Language): PaperFact[] {
  const lines = slip.lines.map(toDeclaredLine);
  const sum = {
    amount: slip.lines.reduce((total, { amount }) => total + amount, 0),
    weight: sumKnown(lines.map(({ weight }) => weight)),
    duty: sumKnown(lines.map(({ duty }) => duty)),
    vat: sumKnown(lines.map(({ vat }) => vat)),
  };
  return listAmounts(sum, slip, language);
}

/** Writes out what is in the parcel and who gets it, or what customs ask for. */
export function buildPaper(slip: Slip, { document, language }: Omit<PaperOptions, 'paper'>): Paper {
  const isCustoms = document === 'customs';
  const text = (key: keyof typeof PAPER_TEXT) => PAPER_TEXT[key][language];
  const { merchant, address, parcels, lines } = slip;
  const items = lines.map((line) => ({
    brand: line.brand,
    text: [line.description, line.size].filter(Boolean).join(' · '),
    quantity: line.quantity,
    facts: isCustoms ? listCustomsFacts(line, slip, language) : [],
  }));
  const totals = isCustoms ? sumLines(slip, language) : [];
  const hasGap = items.some(({ facts }) => facts.some(({ value }) => value === null));
  return {
    title: text(document),
    number: `${text('order')} ${slip.orderNumber}`,
    parcels: parcels.map(({ carrier, trackingNumber }) =>
      [text('parcel'), carrier, trackingNumber].join(' '),
    ),
    from: `${text('from')}: ${merchant.name}, ${merchant.city[language]}`,
    to: {
      name: `${text('to')}: ${address.name}`,
      mobile: address.mobile,
      address: formatAddress(address, language),
    },
    columns: { item: text('item'), quantity: text('quantity') },
    labels: { total: text('total'), missing: text('missing') },
    items,
    totals,
    notes: isCustoms ? [text('included'), text('gift')] : [],
    warning: hasGap ? text('incomplete') : null,
  };
}
