-- The UTC day on which a mark came into being, so that old ones are found by an index that no later batch touches: one on
-- updated_at would have to move with each of them.
alter table tap_session add column started_on date not null default (now() at time zone 'UTC')::date;

create index tap_session_started_on on tap_session (started_on);
