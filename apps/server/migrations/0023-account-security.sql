-- What a shopper sees of their sessions, and proof that an e-mail address is theirs.

alter table sessions
  add column device text,
  add column network text,
  -- When the shopper last proved who they are in this session: by a security code or a partner's log-in.
  add column verified_at timestamptz;

-- An address that is not verified neither logs in nor keeps others from using it.
alter table shoppers add column email_verified_at timestamptz;
alter table shoppers drop constraint shoppers_email_key;
create unique index shoppers_of_verified_email on shoppers (email) where email_verified_at is not null;
