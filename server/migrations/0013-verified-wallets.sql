-- How many accounts share a wallet, read from the index before anything is paid to it.
create index users_verified_wallet on users (wallet_hash) where wallet_verified;
