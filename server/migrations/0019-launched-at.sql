-- The launch that vouches for the messenger's names: an older one that comes again does not bring older names back.
alter table users add column launched_at timestamptz;
