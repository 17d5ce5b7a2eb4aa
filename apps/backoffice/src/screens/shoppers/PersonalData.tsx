import { Descriptions } from 'antd';
import type { AdminResponse } from '../../api/admin-api.ts';
import { genderNames } from '../../catalogue/names.ts';
import { useMessages } from '../../language/LanguageProvider.tsx';
import { shopperMessages } from './messages.ts';

type Unmasked = AdminResponse<'unmaskShopper'>;

interface PersonalDataProps {
  masked: Pick<Unmasked, 'name' | 'mobile' | 'email'>;
  /** Known after the operator has given a reason. */
  full: Unmasked | undefined;
}

/** Name and contacts of a shopper: masked, or in full with the addresses. */
export function PersonalData({ masked, full }: PersonalDataProps) {
  const texts = useMessages(shopperMessages);
  const genders = useMessages(genderNames);
  const { name, mobile, email } = full ?? masked;
  const items = [
    { key: 'name', label: texts.name, children: name ?? '–' },
    { key: 'mobile', label: texts.mobile, children: mobile ?? '–' },
    { key: 'email', label: texts.email, children: email ?? '–' },
    ...(full
      ? [
          {
            key: 'gender',
            label: texts.gender,
            children: genders[full.gender as keyof typeof genders] ?? full.gender ?? '–',
          },
          { key: 'birthday', label: texts.birthday, children: full.birthday ?? '–' },
          {
            key: 'addresses',
            label: texts.addresses,
            span: 'filled' as const,
            children: full.addresses.map((each) => (
              <div key={`${each.name} ${each.mobile} ${each.addressLine}`}>
                {each.name} {each.mobile} {each.city} {each.district} {each.addressLine}{' '}
                {each.zipCode}
              </div>
            )),
          },
        ]
      : []),
  ];
  return <Descriptions column={{ xs: 1, md: 3 }} size="small" items={items} />;
}
