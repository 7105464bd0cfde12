-- Release: expand
-- New events fill the room of deleted ones, so that after the first deletions each block has events of any time and the
-- earlier index found nothing: each hour all events were read. An index on user_id would be used only by `erase` and
-- `export`, which may take seconds. The index to drop comes first, because its lock is the stronger one.
drop index analytics.event_received_at;
create index if not exists event_by_time on analytics.event (received_at);
