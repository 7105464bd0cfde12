import {
  addressRequestsPerMinute,
  analyticsBytesPerDay,
  analyticsRequestsBurst,
  analyticsRequestsPerSecond,
  analyticsUnprovenBurst,
  analyticsUnprovenPerMinute,
  invoicesPerMinute,
  liveMessagesBurst,
  liveMessagesPerSecond,
  liveSocketsPerAddress,
  liveSocketsPerUser,
  nameChecksPerMinute,
  shareMessagesPerMinute,
  userRequestsPerMinute,
} from '@bold/sdk/limits';
import { integer, type Reader } from '../config/config-variable.ts';

type Read = (name: string, reader: Reader<number>, fallback: number) => number;

const count = integer(1, 1_000_000_000);

/** Reads the `LIMIT_…` variables. If the contract defines a limit, the default is the value in the contract. */
export function readLimits(read: Read) {
  return {
    liveMessagesPerSecond: read('LIMIT_LIVE_MESSAGES_PER_SECOND', count, liveMessagesPerSecond),
    liveBurst: read('LIMIT_LIVE_BURST', count, liveMessagesBurst),
    liveSocketsPerUser: read('LIMIT_LIVE_SOCKETS_PER_USER', count, liveSocketsPerUser),
    liveSocketsPerAddress: read('LIMIT_LIVE_SOCKETS_PER_ADDRESS', count, liveSocketsPerAddress),
    userRequestsPerMinute: read('LIMIT_USER_REQUESTS_PER_MINUTE', count, userRequestsPerMinute),
    addressRequestsPerMinute: read(
      'LIMIT_ADDRESS_REQUESTS_PER_MINUTE',
      count,
      addressRequestsPerMinute,
    ),
    invoicesPerMinute: read('LIMIT_INVOICES_PER_MINUTE', count, invoicesPerMinute),
    nameChecksPerMinute: read('LIMIT_NAME_CHECKS_PER_MINUTE', count, nameChecksPerMinute),
    shareMessagesPerMinute: read('LIMIT_SHARE_MESSAGES_PER_MINUTE', count, shareMessagesPerMinute),
    /**
     * The limits of requests from one address to `/analytics`. The limits with `Unproven` in their name count only
     * requests without a proof of work.
     */
    analyticsPerSecond: read('LIMIT_ANALYTICS_PER_SECOND', count, analyticsRequestsPerSecond),
    analyticsBurst: read('LIMIT_ANALYTICS_BURST', count, analyticsRequestsBurst),
    analyticsUnprovenPerMinute: read(
      'LIMIT_ANALYTICS_UNPROVEN_PER_MINUTE',
      count,
      analyticsUnprovenPerMinute,
    ),
    analyticsUnprovenBurst: read('LIMIT_ANALYTICS_UNPROVEN_BURST', count, analyticsUnprovenBurst),
    /** Event bytes from one address in a UTC day, after decompression. */
    analyticsBytesPerDay: read('LIMIT_ANALYTICS_BYTES_PER_DAY', count, analyticsBytesPerDay),
    /** Event bytes per second from all addresses together, after decompression. */
    analyticsBytesPerSecond: read('LIMIT_ANALYTICS_BYTES_PER_SECOND', count, 1_000_000),
    /** The maximum number of open TCP connections of this process. */
    connections: read('LIMIT_CONNECTIONS', count, 50_000),
    /** The limit of TCP connections of one address. Not used behind trusted proxies. */
    connectionsPerAddress: read('LIMIT_CONNECTIONS_PER_ADDRESS', count, 2_000),
  };
}

export type Limits = ReturnType<typeof readLimits>;
