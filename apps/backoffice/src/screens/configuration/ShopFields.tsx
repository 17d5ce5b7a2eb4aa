import { type Gender, RETURN_DAYS } from '@vitrine/contract';
import { type Language, SHIPPING_COUNTRIES, SHIPPING_COUNTRY_CODES } from '@vitrine/kit';
import { Flex, Form, Input, InputNumber, Select, Switch, Typography } from 'antd';
import { useCategories } from '../../catalogue/useCatalogue.ts';
import { useLanguage, useMessages } from '../../language/LanguageProvider.tsx';
import { toOptions } from '../../parts/to-options.ts';
import { usePermission } from '../../session/useOperator.ts';
import { HomePageSelect } from './HomePageSelect.tsx';
import { configurationMessages } from './messages.ts';
import { GENDERS, SHOP_TOGGLES, type ShopToggle, type ShopValues } from './shop-values.ts';

const VERSION = /^\d+(?:\.\d+){0,3}$/;

const listCountries = (language: Language) =>
  SHIPPING_COUNTRY_CODES.map((value) => ({
    value,
    label: SHIPPING_COUNTRIES[value].name[language],
  }));

/** One switch with what it does. */
function ToggleField({ name, hint }: { name: string; hint: string | undefined }) {
  const texts = useMessages(configurationMessages);
  const label = texts.toggleNames[name as ShopToggle] ?? name;
  return (
    <Flex gap={12} align="start">
      <Form.Item name={['toggles', name]} valuePropName="checked" noStyle>
        <Switch aria-label={label} checkedChildren={texts.on} unCheckedChildren={texts.off} />
      </Form.Item>
      <div>
        <div>{label}</div>
        {hint && <Typography.Text type="secondary">{hint}</Typography.Text>}
      </div>
    </Flex>
  );
}

/** The features of the shop, and those that only other apps know. */
export function ToggleFields({ names }: { names: readonly string[] }) {
  const texts = useMessages(configurationMessages);
  const all = [...new Set([...Object.keys(SHOP_TOGGLES), ...names])];
  return (
    <Flex vertical gap={16} style={{ marginBlockEnd: 24 }}>
      {all.map((name) => (
        <ToggleField key={name} name={name} hint={texts.toggleHints[name as ShopToggle]} />
      ))}
    </Flex>
  );
}

/** The genders that the shop has categories for, and those that have a home page; all before there is one. */
function useShopGenders(): readonly Gender[] {
  const canRead = usePermission('catalogue:read');
  const { data: categories = [] } = useCategories({ isEnabled: canRead });
  const homeContent: ShopValues['homeContent'] = Form.useWatch(['values', 'homeContent']) ?? {};
  const sold = GENDERS.filter(
    (each) => homeContent[each] || categories.some(({ gender }) => gender === each),
  );
  return categories.length > 0 ? sold : GENDERS;
}

/** The pages that are homes. A shop that does not speak of genders has one. */
function HomeFields({ canSet }: { canSet: boolean }) {
  const texts = useMessages(configurationMessages);
  const genders = useShopGenders();
  const hasGenders = genders.length > 1;
  return (
    <>
      <Form.Item
        name={['values', 'defaultGender']}
        label={texts.defaultGender}
        hidden={!hasGenders}
      >
        <Select
          allowClear
          disabled={!canSet}
          placeholder={texts.shopDefault}
          options={genders.map((value) => ({ value, label: texts.genders[value] }))}
        />
      </Form.Item>
      {GENDERS.map((gender) => (
        <Form.Item
          key={gender}
          name={['values', 'homeContent', gender]}
          label={
            hasGenders || !genders.includes(gender)
              ? `${texts.homeContent} · ${texts.genders[gender]}`
              : texts.homeContent
          }
          hidden={!genders.includes(gender)}
        >
          <HomePageSelect placeholder={`home-${gender}`} />
        </Form.Item>
      ))}
    </>
  );
}

/** The values that the storefront reads. */
export function ValueFields({ canSet }: { canSet: boolean }) {
  const texts = useMessages(configurationMessages);
  const { language } = useLanguage();
  return (
    <>
      <HomeFields canSet={canSet} />
      <Form.Item name={['values', 'sellers']} label={texts.sellers} extra={texts.sellersHint}>
        <Select
          allowClear
          disabled={!canSet}
          placeholder={texts.sellerNames.merchants}
          options={toOptions(texts.sellerNames)}
        />
      </Form.Item>
      <Form.Item
        name={['values', 'returnDays']}
        label={texts.returnDays}
        extra={texts.returnDaysHint}
      >
        <InputNumber
          disabled={!canSet}
          min={RETURN_DAYS.least}
          max={RETURN_DAYS.most}
          precision={0}
          placeholder={String(RETURN_DAYS.usual)}
        />
      </Form.Item>
      <Form.Item
        name={['values', 'shippingCountries']}
        label={texts.shippingCountries}
        extra={texts.shippingCountriesHint}
      >
        <Select
          mode="multiple"
          disabled={!canSet}
          placeholder={texts.allCountries}
          options={listCountries(language)}
        />
      </Form.Item>
      <Form.Item
        name={['values', 'minimumAppVersion']}
        label={texts.minimumAppVersion}
        extra={texts.minimumAppVersionHint}
        rules={[{ pattern: VERSION, message: texts.notVersion }]}
      >
        <Input disabled={!canSet} placeholder="2.18.0" maxLength={20} />
      </Form.Item>
    </>
  );
}
