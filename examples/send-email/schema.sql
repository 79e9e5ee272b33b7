-- The receiver creates these tables at its start. Where its role may not: npm run schema | psql …

create table if not exists receiver_forms (
  key text primary key,
  -- queue, dead or done
  state text not null default 'queue',
  -- the form and the deliveries that are done, such as "message smtp"
  lane text not null,
  rank integer not null,
  accepted_at timestamptz not null default now(),
  -- the end of a delay, of a process's lease, or of the time in which the same content is a repetition
  free_at timestamptz not null default now(),
  -- rises with each attempt: whoever knows an earlier number has lost the form to another process
  attempts integer not null default 0,
  tries integer not null default 0,
  since timestamptz,
  bytes integer not null,
  -- JSON as text: jsonb refuses half of a surrogate pair, which a visitor may send
  content text,
  resume bytea
);
-- not compressed, so that a part of it can be read
alter table receiver_forms alter column resume set storage external;
create index if not exists receiver_forms_next
  on receiver_forms (lane, rank, accepted_at) where state = 'queue';
create index if not exists receiver_forms_free on receiver_forms (state, free_at);

create table if not exists receiver_state (
  id integer primary key default 1 check (id = 1),
  value text not null default '{"budgets":{},"services":{}}'
);
insert into receiver_state default values on conflict do nothing;

-- Counts requests by a keyed hash of the address. Unlogged: in no backup, and gone after a crash.
create unlogged table if not exists receiver_limits (
  name text primary key,
  count integer not null default 1,
  ends_at timestamptz not null
);

create table if not exists receiver_claims (
  name text primary key,
  key text not null,
  ends_at timestamptz not null
);

create table if not exists receiver_signals (
  day date not null,
  lines text not null
);
create index if not exists receiver_signals_day on receiver_signals (day);
