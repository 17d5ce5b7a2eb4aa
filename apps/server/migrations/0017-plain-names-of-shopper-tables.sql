-- Gives the tables of shoppers plain names. No value changes.

-- Names and numbers of customs IDs are encrypted by the server before they are written.
alter table personal_ids rename column sealed_name to encrypted_name;
alter table personal_ids rename column sealed_number to encrypted_number;

-- The accounts of a shopper with other platforms: the messaging app and the mini-programs.
alter table shopper_identities rename to external_identities;
alter index shopper_identities_pkey rename to external_identities_pkey;
alter index shopper_identities_by_union rename to external_identities_by_union;
alter table external_identities rename constraint shopper_identities_shopper_id_provider_key to external_identities_shopper_id_provider_key;
alter table external_identities rename constraint shopper_identities_shopper_id_fkey to external_identities_shopper_id_fkey;
alter table external_identities rename constraint shopper_identities_provider_check to external_identities_provider_check;

-- The IP that asked for a code or tried to log in, as an HMAC.
alter table security_codes rename column address_hash to ip_hash;
alter table security_codes rename column spent_at to used_at;
alter index security_codes_of_address rename to security_codes_of_ip;
alter table failed_logins rename column address_hash to ip_hash;
alter index failed_logins_of_address rename to failed_logins_of_ip;

-- Login tokens that were exchanged for a session.
alter table spent_tokens rename to used_tokens;
alter index spent_tokens_pkey rename to used_tokens_pkey;

-- Tracking payloads that could not be stored as events.
alter table tracking_set_aside rename to tracking_dead_letters;
alter table tracking_dead_letters rename column set_aside_at to rejected_at;
alter index tracking_set_aside_pkey rename to tracking_dead_letters_pkey;
alter sequence tracking_set_aside_id_seq rename to tracking_dead_letters_id_seq;
