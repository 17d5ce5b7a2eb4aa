-- Compatible: the former release leaves the columns alone and signs with the secret only, as at the end of the time.

-- What deliveries are also signed with until then, after the secret was replaced.
alter table webhook_endpoints
  add column former_secret bytea,
  add column former_secret_until timestamptz,
  add check ((former_secret is null) = (former_secret_until is null));
